import { hostileTexts } from './hostile.ts'
import { type LettersCrowd, made, makeLettersCrowd } from './letters-crowd.ts'
import { pdfOf } from './pdf.ts'
import type { Somebody, Stage } from './stage.ts'

const [WORD, NAME, LINES] = [50, 100, 2000]

const upTo = (charactersMax: number): string => hostileTexts(charactersMax)[0] ?? ''
/** It stands in a key, where this sign parts one from the next. */
const name = upTo(NAME).replaceAll('#', '')

interface Started {
  readonly uploadId: string
  readonly url: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

interface Attached {
  readonly targetId: string
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** As a page sends it: announced, sent, looked at. */
export async function attachmentOf(
  { ask }: Somebody,
  address: string,
  { bytes, ...file }: Attached,
): Promise<string> {
  const { startUpload } = await ask<{ startUpload: Started }>(
    `mutation ($targetId: ID!, $fileName: String!, $contentType: String!, $size: Int!) {
      startUpload(purpose: attachment, targetId: $targetId, fileName: $fileName,
        contentType: $contentType, size: $size) { uploadId url headers { name value } } }`,
    { ...file, size: bytes.byteLength },
  )
  const { url, uploadId, headers } = startUpload
  const named = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  const { ok, status } = await fetch(new URL(url, address), {
    method: 'PUT',
    headers: named,
    body: new Uint8Array(bytes),
  })
  if (!ok) throw new Error(`The file was answered with ${status}.`)
  await ask(`mutation { finishUpload(uploadId: "${uploadId}") { id } }`)
  return uploadId
}

export interface FamilyCrowd extends LettersCrowd {
  /** The member. */
  readonly personId: string
  /** Nobody who reads here. */
  readonly otherId: string
  /** Of the admin and the member. */
  readonly talkId: string
  readonly groupId: string
}

/** Four generations whose every name is hostile, and all ways in which they can belong together. */
async function treeOf(member: Somebody) {
  const person = () =>
    made(
      member,
      `createPerson(name: $name, birthDateText: $when, deathDateText: $when, note: $note) { id }`,
      { name, when: upTo(NAME), note: upTo(LINES) },
    )
  const [grandmother, mother, aunt, father, child, friend] = [
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
  ] as const
  const relate = (personId: string, otherId: string, type: string) =>
    made(
      member,
      `relatePeople(personId: "${personId}", otherId: "${otherId}", type: ${type}) { id }`,
    )
  await relate(grandmother, mother, 'child')
  await relate(grandmother, aunt, 'child')
  await relate(mother, aunt, 'sibling')
  await relate(mother, father, 'partner')
  await relate(mother, child, 'child')
  await relate(father, child, 'child')
  await made(
    member,
    `relatePeople(personId: "${mother}", otherId: "${friend}", type: other, customType: $word) { id }`,
    { word: upTo(WORD) },
  )
  await person()
  return { personId: mother, otherId: friend }
}

/** What else there is of a family: a tree, conversations with files, and who waits. */
export async function makeFamilyCrowd(stage: Stage): Promise<FamilyCrowd> {
  const crowd = await makeLettersCrowd(stage)
  const { admin, member, letterId } = crowd
  const { personId, otherId } = await treeOf(member)
  await made(member, `linkPerson(personId: "${personId}") { id }`)
  await made(
    admin,
    `editLetter(letterId: "${letterId}", versionCount: 2, fromIds: $ids, toIds: $ids) { id: isSaved }`,
    { ids: [personId] },
  ).catch(() => undefined)
  const talkId = await made(admin, `openDirectConversation(userId: "${member.id}") { id }`)
  const groupId = await made(
    admin,
    `createGroupConversation(title: $title, participantIds: ["${member.id}"]) { id }`,
    { title: upTo(NAME) },
  )
  for (const targetId of [talkId, groupId]) {
    const attachmentId = await attachmentOf(member, stage.address, {
      targetId,
      fileName: upTo(NAME),
      contentType: 'application/pdf',
      bytes: pdfOf(['A page']),
    })
    await made(
      member,
      `sendMessage(conversationId: "${targetId}", text: $text, attachmentIds: ["${attachmentId}"]) { id }`,
      { text: upTo(LINES) },
    )
    await made(admin, `sendMessage(conversationId: "${targetId}", text: $text) { id }`, {
      text: upTo(LINES),
    })
  }
  await made(
    admin,
    `inviteRelative(email: "new@example.com", name: $name, message: $text) { email }`,
    {
      name: upTo(NAME),
      text: upTo(LINES / 2),
    },
  )
  return { ...crowd, personId, otherId, talkId, groupId }
}
