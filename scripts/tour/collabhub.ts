import { newPerson } from '@longtable/server/testing'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { seeConversations } from './collabhub-talks.ts'
import { Person, settled, text } from './person.ts'
import { type Stage, tour, type TourPlace } from './stage.ts'
import { seeFigures, seeSubscriptions, WEBHOOK_SECRET } from './subscriptions.ts'

const ENDPOINT = '/collabhub/graphql'
const PAGES = ['Bread for all', 'Why now', 'What it takes']
const LETTER =
  'I have baked since I was six, and I have sold what I baked since I was twenty. Let me show you.'

/** Signs up, confirms, signs in and registers as what they are here. */
async function registeredAs(stage: Stage, name: string, role: string): Promise<Person> {
  const email = `${name}@example.com`
  const { idToken: token } = await newPerson(stage.client, email)
  const person = new Person(stage.client, { email, token, endpoint: ENDPOINT })
  await person.does(
    `registerUser(role: ${role}, firstName: ${text(name)}, lastName: "Müller 👩🏽‍🍳") { id status }`,
  )
  return person
}

interface Cast {
  readonly founder: Person
  readonly talent: Person
  readonly other: Person
  readonly investor: Person
  readonly admin: Person
}

async function seePeople(stage: Stage): Promise<Cast> {
  const { chapter, see } = stage.report
  chapter('A founder, two talents, an investor and an admin register')
  const cast = {
    founder: await registeredAs(stage, 'fiona', 'FOUNDER'),
    talent: await registeredAs(stage, 'tariq', 'TALENT'),
    other: await registeredAs(stage, 'tess', 'TALENT'),
    investor: await registeredAs(stage, 'ines', 'INVESTOR'),
    admin: await registeredAs(stage, 'adam', 'FOUNDER'),
  }
  const me = await cast.founder.asks('{ me { role status } }')
  see('whoever has confirmed their address is ACTIVE', me.status === 'ACTIVE', me)
  const granted = await stage.command('admin', 'grant', cast.admin.email, '--system', 'collabhub')
  see('the operator makes the first admin', granted.code === 0, granted.stdout)
  return cast
}

async function seeStartup({ founder, talent, admin }: Cast, { report }: Stage) {
  const { chapter, see } = report
  chapter('Fiona founds a startup')
  const { id } = await founder.does(`createStartup(name: "Brotzeit", visibility: PUBLIC,
    tagline: "Warm bread at every door", industry: "Food", stage: MVP, teamSize: 2, location: "Graz",
    description: "We bake at night, in kitchens that stand empty, and bring it before you wake up.",
    fundingGoal: 250000) { id }`)
  const at = `startupId: ${text(id)}`
  const hidden = await talent.mayNot(`{ startup(${at}) { name } }`)
  see('a draft is seen by nobody else', hidden?.code === 'NOT_FOUND', hidden?.message)
  await founder.does(`setStartupStatus(${at}, status: PENDING_REVIEW) { status }`)
  const early = await founder.mayNot(`mutation { reviewStartup(${at}, status: ACTIVE) { status } }`)
  see('nobody approves their own', early?.code === 'FORBIDDEN', early?.message)
  const { status } = await admin.does(`reviewStartup(${at}, status: ACTIVE) { status }`)
  see('an admin does', status === 'ACTIVE')
  const role = await founder.does(`createRole(${at}, title: "Baker of the night", type: PART_TIME,
    description: "Bakes from two to six, four nights a week.", skills: ["bread"]) { id }`)
  const open = await settled(
    () => talent.asks('{ openRoles { items { id title startup { name fundingGoal } } } }'),
    ({ items }) => items.some((one: { id: string }) => one.id === role.id),
  )
  const shown = open.items.find((one: { id: string }) => one.id === role.id)
  see('everybody finds its open role', shown !== undefined, shown)
  see('and no figures', shown?.startup.fundingGoal === null)
  return { at, id, roleId: role.id as string }
}

interface FoundStartup {
  readonly startup: { readonly name: string }
  readonly snippet: { readonly text: string; readonly hits: readonly number[] }
}

/** What was found, with what was looked for between brackets. */
const marked = ({ text: found, hits: [from = 0, to = 0] }: FoundStartup['snippet']) =>
  `${found.slice(0, from)}[${found.slice(from, to)}]${found.slice(to)}`

async function seeSearch({ founder, talent }: Cast, place: Place, stage: Stage) {
  const { chapter, see } = stage.report
  chapter('Everybody searches, each in what they may see')
  await founder.does(`createStartup(name: "Dunkel", tagline: "Rye bread that nobody knows of",
    industry: "Food") { id }`)
  const search = (given: string) => `{ searchStartups(${given}) {
    items { startup { name } snippet { text hits } }
    counts { total facets { name values { value count } } } } }`
  const names = ({ items }: { readonly items: readonly FoundStartup[] }) =>
    items.map(({ startup }) => startup.name).join(', ')
  const own = await settled(
    () => founder.asks(search('text: "bread"')),
    (page) => page.items.length > 1,
  )
  see('Fiona finds her draft too', names(own).includes('Dunkel'), names(own))
  const found = await talent.asks(search('text: "kitchen baked", stage: [MVP]'))
  see('all words have to be there', found.items.length === 0)
  const page = await talent.asks(search('text: "kitch", stage: [MVP]'))
  see('Tariq finds Brotzeit by the beginning of a word', names(page) === 'Brotzeit')
  see(
    'and where it stands',
    page.items[0]?.snippet.hits.length === 2,
    marked(page.items[0].snippet),
  )
  const { total, facets } = page.counts
  see('counted is what he may see', total === 1, facets)
  const { data } = await stage.client.graphql<{ searchStartups: { items: FoundStartup[] } }>({
    query: search('text: "kitch"'),
    endpoint: ENDPOINT,
  })
  see('without signing in one searches cards', data?.searchStartups.items.length === 0)
  await talent.does(`saveSearch(name: "Bread", of: STARTUP, text: "bread") { id }`)
  await talent.does(`saveItem(kind: STARTUP, id: ${text(place.id)}) { id }`)
  const saved = await talent.asks('{ savedItems(kind: STARTUP) { items { startup { name } } } }')
  see('what he saves he finds again', saved.items[0]?.startup.name === 'Brotzeit', saved.items)
  const built = await stage.command('search', 'rebuild', '--table', 'collabhub-main')
  see('the operator builds the index anew meanwhile', built.code === 0, built.stdout)
  see('and it finds the same', names(await talent.asks(search('text: "kitch"'))) === 'Brotzeit')
}

type Place = Awaited<ReturnType<typeof seeStartup>>

async function seeApplications({ founder, talent, other }: Cast, place: Place, { report }: Stage) {
  const { chapter, see } = report
  chapter('Two apply, one is accepted')
  const role = `${place.at}, roleId: ${text(place.roleId)}`
  const short = await talent.mayNot(`mutation { apply(${role}, coverLetter: "Me!") { id } }`)
  see('a letter has 50 characters at least', short?.code === 'INVALID', short?.message)
  const { id } = await talent.does(`apply(${role}, coverLetter: ${text(LETTER)}) { id status }`)
  const again = await talent.mayNot(
    `mutation { apply(${role}, coverLetter: ${text(LETTER)}) { id } }`,
  )
  see('once', again?.code === 'CONFLICT', again?.message)
  const second = await other.does(`apply(${role}, coverLetter: ${text(LETTER)}) { id }`)
  const move = (application: string, from: string, to: string) =>
    founder.does(`setApplicationStatus(applicationId: ${text(application)}, expected: ${from},
      status: ${to}) { status }`)
  await founder.does(
    `updateFounderNotes(applicationId: ${text(id)}, notes: "Ask about sourdough") { id }`,
  )
  await move(id, 'PENDING', 'SHORTLISTED')
  await move(second.id, 'PENDING', 'REJECTED')
  const stale = await founder.mayNot(`mutation { setApplicationStatus(applicationId: ${text(id)},
    expected: PENDING, status: REJECTED) { id } }`)
  see('who has seen an old status changes nothing', stale?.code === 'CONFLICT', stale?.message)
  await move(id, 'SHORTLISTED', 'ACCEPTED')
  const own = await talent.asks(
    `{ application(applicationId: ${text(id)}) { status founderNotes } }`,
  )
  see('Tariq is accepted', own.status === 'ACCEPTED', own)
  see('and never sees what Fiona has noted', own.founderNotes === null)
  const history = await founder.asks(
    `{ applicationHistory(applicationId: ${text(id)}) { items { from to } } }`,
  )
  see('every step is kept', history.items.length === 2, history.items)
  const team = await talent.asks(`{ team(${place.at}) { items { user { firstName } } } }`)
  see('he is of the team', team.items[0]?.user.firstName === 'tariq', team.items)
  const csv = await founder.asks(`{ roleApplicantsCsv(${role}) { items } }`)
  see('Fiona takes the applicants with her', csv.items.length === 3, csv.items)
  const told = await settled(
    () => other.asks('{ notifications { items { type title } } }'),
    ({ items }) => items.length > 0,
  )
  see('Tess is told', told.items.length > 0, told.items)
}

async function pitch(): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const title of PAGES)
    document.addPage([960, 540]).drawText(title, { x: 80, y: 260, size: 56, font })
  return Buffer.from(await document.save())
}

async function sentDeck(founder: Person, { at }: Place): Promise<void> {
  const pdf = await pitch()
  const uploadId = await founder.uploads('purpose: pitchDeck, contentType: "application/pdf"', pdf)
  await founder.does(`setPitchDeck(${at}, uploadId: ${text(uploadId)}) { id }`)
}

async function seeDeck({ founder, investor, talent }: Cast, place: Place, stage: Stage) {
  const { chapter, see } = stage.report
  chapter('An investor asks for access, and reads the deck')
  await sentDeck(founder, place)
  const deck = await settled(
    () => founder.asks(`{ deck(${place.at}) { status pageCount } }`),
    (seen) => seen?.status === 'READY',
  )
  see('the deck is drawn page by page', deck?.pageCount === PAGES.length, deck)
  const closed = await investor.mayNot(`mutation { openDeck(${place.at}) { deckId } }`)
  see('nobody sees it unasked', closed !== undefined, closed?.message)
  const { id } = await investor.does(
    `requestAccess(${place.at}, level: VIEW_DECK, message: "Bread!") { id status }`,
  )
  const asked = await founder.asks(
    `{ startupAccessRequests(${place.at}) { items { status requester { firstName } } } }`,
  )
  see('Fiona is asked', asked.items[0]?.status === 'PENDING', asked.items)
  await founder.does(`decideAccess(accessId: ${text(id)}, status: APPROVED) { status }`)
  const { fundingGoal } = await investor.asks(`{ startup(${place.at}) { fundingGoal } }`)
  see('with her consent Ines sees figures', fundingGoal === 250_000, fundingGoal)
  const { viewedAt, pages, downloadUrl } = await investor.does(
    `openDeck(${place.at}) { viewedAt pages { number url } downloadUrl }`,
  )
  const page = await investor.reads(pages[0].url)
  see('and the pages, with her name on them', page.status === 200, `${page.text.length} bytes`)
  see('but no file to take away', downloadUrl === null)
  const passedOn = await talent.reads(pages[0].url)
  see('nor can she pass a page on', passedOn.status === 404, passedOn.text)
  await investor.does(`reportDeckTime(${place.at}, viewedAt: ${text(viewedAt)}, page: 1,
    seconds: 3600) { seconds }`)
  const looks = await founder.asks(
    `{ deckViews(${place.at}) { items { viewer { firstName } seconds pages { number } } } }`,
  )
  see('Fiona sees who has read what', looks.items[0]?.pages.length === 1, looks.items)
  see('an hour in a second counts for nothing', looks.items[0]?.seconds < 60)
  await founder.does(`revokeAccess(accessId: ${text(id)}) { status }`)
  const ended = await investor.reads(pages[1].url)
  see('what is revoked ends with the next page', ended.status === 404, ended.text)
}

async function seeAdmin({ admin, talent, founder }: Cast, place: Place, { report }: Stage) {
  const { chapter, see } = report
  chapter('The admin looks after it')
  const ban = `userId: ${text(founder.id)}`
  await admin.does(`banUser(${ban}, reason: "Sells bread of yesterday.") { status }`)
  const banned = await founder.mayNot('{ myStartups { items { id } } }')
  see('a ban acts at once', banned?.code === 'FORBIDDEN', banned?.message)
  const gone = await talent.mayNot(`{ startup(${place.at}) { name } }`)
  see('and hides what is hers', gone?.code === 'NOT_FOUND', gone?.message)
  await admin.does(`unbanUser(${ban}) { status }`)
  const back = await talent.asks(`{ startup(${place.at}) { name } }`)
  see('until it is taken back', back.name === 'Brotzeit', back)
}

/** From registration to a read deck, an accepted application and a subscription. */
export const tourCollabHub = (place: TourPlace) =>
  tour(
    place,
    async (stage) => {
      const cast = await seePeople(stage)
      const place = await seeStartup(cast, stage)
      await seeSearch(cast, place, stage)
      await seeApplications(cast, place, stage)
      await seeConversations(cast, place, stage)
      await seeDeck(cast, place, stage)
      await seeAdmin(cast, place, stage)
      await seeSubscriptions(cast.other, cast.admin, stage)
      await seeFigures(cast, place.at, stage)
    },
    WEBHOOK_SECRET,
  )
