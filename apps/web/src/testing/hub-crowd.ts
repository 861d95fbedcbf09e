import { hostileTexts } from './hostile.ts'
import { pdfOf } from './pdf.ts'
import type { Somebody, Stage } from './stage.ts'

/** Lengths that the fields of people's texts have. */
const [WORD, NAME, TITLE, LINES] = [40, 100, 200, 3000]

const upTo = (charactersMax: number): string => hostileTexts(charactersMax)[0] ?? ''

export interface HubCrowd {
  readonly founder: Somebody
  readonly talent: Somebody
  readonly investor: Somebody
  readonly admin: Somebody
  readonly startupId: string
  readonly roleId: string
  readonly applicationId: string
  /** Of the founder and the talent. */
  readonly talkId: string
}

type Given = Readonly<Record<string, unknown>>

/** One mutation whose arguments are literals; texts go as variables. */
async function made(who: Somebody, act: string, texts: Given = {}): Promise<string> {
  const types = Object.entries(texts).map(
    ([name, value]) => `$${name}: ${Array.isArray(value) ? '[String!]!' : 'String!'}`,
  )
  const head = types.length > 0 ? `mutation (${types.join(', ')})` : 'mutation'
  const answer = await who.ask<Record<string, { readonly id?: string }>>(
    `${head} { ${act} }`,
    texts,
  )
  return Object.values(answer)[0]?.id ?? ''
}

const tags = hostileTexts(WORD)
  .filter((tag) => !tag.includes('#'))
  .slice(0, 9)

/** As a page sends it: announced, sent, looked at. */
export async function uploaded(
  { ask }: Somebody,
  address: string,
  purpose: 'pitchDeck' | 'resume',
): Promise<string> {
  const file = pdfOf(['One', 'Two', 'Three'])
  const { startUpload } = await ask<{
    startUpload: {
      uploadId: string
      url: string
      headers: { name: string; value: string }[]
    }
  }>(
    `mutation { startUpload(purpose: ${purpose}, contentType: "application/pdf", size: ${file.byteLength}) {
      uploadId url headers { name value } } }`,
  )
  const { url, uploadId, headers } = startUpload
  const named = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  const { ok, status } = await fetch(new URL(url, address), {
    method: 'PUT',
    headers: named,
    body: new Uint8Array(file),
  })
  if (!ok) throw new Error(`The file was answered with ${status}.`)
  await ask(`mutation { finishUpload(uploadId: "${uploadId}") { id } }`)
  return uploadId
}

/** A startup that everybody sees, whatever its texts say. */
export async function startupOf(
  founder: Somebody,
  admin: Somebody,
  texts: Given = {},
): Promise<string> {
  const startupId = await made(
    founder,
    `createStartup(name: $name, tagline: $tagline, description: $description, industry: $industry,
      location: $location, tags: $tags, visibility: PUBLIC, fundingGoal: 250000, fundingRaised: 60000) { id }`,
    {
      name: 'Second Spark',
      tagline: 'Small appliances repaired within a week.',
      description: 'Kettles, lamps and radios come by post and go home with a year of warranty.',
      industry: 'Repair',
      location: 'Porto',
      tags: ['repair'],
      ...texts,
    },
  )
  await made(founder, `setStartupStatus(startupId: "${startupId}", status: PENDING_REVIEW) { id }`)
  await made(admin, `reviewStartup(startupId: "${startupId}", status: ACTIVE) { id }`)
  return startupId
}

export const roleOf = (founder: Somebody, startupId: string, texts: Given = {}): Promise<string> =>
  made(
    founder,
    `createRole(startupId: "${startupId}", title: $title, description: $description, type: FULL_TIME,
      compensation: $compensation, skills: $skills) { id }`,
    {
      title: 'Repair lead',
      description: 'You run the bench: what comes in, who takes it, and when we say no.',
      compensation: '32,000 € a year',
      skills: ['electronics'],
      ...texts,
    },
  )

/** One of each kind, with everything that can be on a page; all of their texts are hostile. */
export async function makeHubCrowd(stage: Stage): Promise<HubCrowd> {
  const [founder, talent, investor, admin] = await Promise.all([
    stage.member('fay', 'FOUNDER'),
    stage.member('tal', 'TALENT'),
    stage.member('ivo', 'INVESTOR'),
    stage.member('ada', 'FOUNDER'),
  ])
  await stage.promote(admin.email, 'collabhub')
  for (const who of [founder, talent, investor])
    await made(who, 'updateProfile(firstName: $name, bio: $bio, skills: $tags) { id }', {
      name: upTo(50),
      bio: upTo(1000),
      tags,
    })
  const texts = {
    name: upTo(NAME),
    tagline: upTo(TITLE),
    description: upTo(LINES),
    industry: upTo(NAME),
    location: upTo(NAME),
    tags,
  }
  const startupId = await startupOf(founder, admin, texts)
  const roleId = await roleOf(founder, startupId, {
    title: upTo(NAME),
    description: upTo(LINES),
    compensation: upTo(NAME),
    skills: tags,
  })
  const key = `startupId: "${startupId}", roleId: "${roleId}"`
  const applicationId = await made(talent, `apply(${key}, coverLetter: $letter) { id }`, {
    letter: upTo(LINES),
  })
  await made(
    founder,
    `updateFounderNotes(applicationId: "${applicationId}", notes: $notes) { id }`,
    { notes: upTo(1000) },
  )
  await made(
    founder,
    `setApplicationStatus(applicationId: "${applicationId}", expected: PENDING, status: REVIEWING) { id }`,
  )
  const talkId = await made(
    founder,
    `openDirectConversation(applicationId: "${applicationId}") { id }`,
  )
  for (const who of [founder, talent])
    await made(who, `sendMessage(conversationId: "${talkId}", content: $text) { id }`, {
      text: upTo(LINES),
    })
  const uploadId = await uploaded(founder, stage.address, 'pitchDeck')
  await made(founder, `setPitchDeck(startupId: "${startupId}", uploadId: "${uploadId}") { id }`)
  const accessId = await made(
    investor,
    `requestAccess(startupId: "${startupId}", level: FULL_ACCESS, message: $message) { id }`,
    { message: upTo(500) },
  )
  await made(founder, `decideAccess(accessId: "${accessId}", status: APPROVED) { id }`)
  await made(
    talent,
    `reportThing(targetType: STARTUP, targetId: "${startupId}", reason: $reason) { reportId }`,
    { reason: upTo(1000) },
  )
  // One more that waits for the admins.
  const waiting = await made(
    founder,
    `createStartup(name: $name, tagline: $tagline, description: $description, industry: $industry,
      location: $location, tags: $tags) { id }`,
    texts,
  )
  await made(founder, `setStartupStatus(startupId: "${waiting}", status: PENDING_REVIEW) { id }`)
  return { founder, talent, investor, admin, startupId, roleId, applicationId, talkId }
}
