import { pdfFile, PHOTOGRAPHER, photoFile } from '@longtable/documents/testing'
import { type Client, newPerson } from '@longtable/server/testing'
import { mailSaying, Person, settled, text } from './person.ts'
import { type Cast, seeRoundTrip, seeScan } from './scans.ts'
import { otherWorker, type Stage, tour, type TourPlace } from './stage.ts'

const ENDPOINT = '/holdthatthought/graphql'

async function signedUp(client: Client, name: string): Promise<Person> {
  const email = `${name}@example.com`
  const { idToken: token } = await newPerson(client, email)
  return new Person(client, { email, token, endpoint: ENDPOINT })
}

async function seeApproval({ client, command, report }: Stage): Promise<Cast> {
  const { chapter, see } = report
  chapter('Rosa keeps the letters; Ben registers, and waits until she lets him in')
  const rosa = await signedUp(client, 'rosa')
  await rosa.does('registerUser(displayName: "Rosa") { userId }')
  const granted = await command('admin', 'grant', rosa.email, '--system', 'holdthatthought')
  see('the operator makes Rosa an admin', granted.code === 0, granted.stdout || granted.stderr)
  const ben = await signedUp(client, 'ben')
  await ben.does('registerUser(displayName: "Ben") { groups }')
  const early = await ben.mayNot('{ letters { items { title } } }')
  see('before that he reads nothing', early?.reason === 'users.pending', early?.message)
  await rosa.does(`approveUser(userId: ${text(ben.id)}) { groups }`)
  const read = await ben.asks('{ letters { items { title } } }')
  see('then he does, with his next request', Array.isArray(read.items), read)
  const mail = await mailSaying(client, ben.email, 'You can read the letters now')
  see('and a mail tells him so', mail !== '')
  return { rosa, ben }
}

/** Gives the letter as an argument of what is done to it. */
async function seeLetter({ rosa, ben }: Cast, { report }: Stage): Promise<string> {
  const { chapter, see } = report
  chapter('Rosa writes a letter down; both correct it at the same moment')
  const written = 'Dear Rosa,\\n\\nthe fog is tbick.\\n\\nYour Joao'
  const { id } = await rosa.does(
    `createLetter(date: "1943-05-01", title: "From the front", content: "${written}") { id }`,
  )
  see('the first of its day is called by its date', id === '1943-05-01', id)
  const of = `letterId: ${text(id)}`
  const edit = (content: string) =>
    `editLetter(${of}, versionCount: 1, content: ${text(content)}) {
      isSaved letter { versionCount } conflict { merged { content } overlaps { field } } }`
  const first = await rosa.does(edit('Dear Rosa,\n\nthe fog is thick.\n\nYour Joao'))
  see('Rosa’s correction is saved', first.isSaved, first.letter)
  const second = await ben.does(edit('Dear Rosa,\n\nthe fog is tbick.\n\nYour João'))
  const merged = second.conflict?.merged?.content ?? ''
  see('Ben is shown hers instead of overwriting it', !second.isSaved, second.letter)
  const isMerged = merged.includes('thick') && merged.includes('João')
  see('with a merge of both', isMerged, merged)
  const third = await ben.does(
    `editLetter(${of}, versionCount: 2, content: ${text(merged)}) { isSaved }`,
  )
  see('which he saves', third.isSaved)
  return of
}

async function seeRevert({ rosa, ben }: Cast, of: string, { report }: Stage): Promise<void> {
  const { chapter, see } = report
  chapter('Rosa goes back to the first text, and nothing is lost')
  const list = `{ letterVersions(${of}) { items { timestamp content } } }`
  const { items } = await rosa.asks(list)
  see('two versions are kept', items.length === 2, items)
  const oldest = items.at(-1)?.timestamp ?? ''
  const back = `revertLetter(${of}, versionCount: 3, timestamp: ${text(oldest)}) { isSaved }`
  see('the first one comes back', (await rosa.does(back)).isSaved)
  const again = await ben.asks(list)
  see('and what it replaced is a version too', again.items.length === 3)
  const { content } = await ben.asks(`{ letter(${of}) { content } }`)
  see('Ben reads the first text again', content.includes('tbick'), content)
}

async function seeComment({ rosa, ben }: Cast, { client, report }: Stage): Promise<void> {
  const { chapter, see } = report
  chapter('Ben says something about it')
  await ben.does('addComment(itemId: "1943-05-01", text: "He never wrote it with an o.") { id }')
  const told = await settled(
    () => rosa.asks('{ notifications { items { kind actor { displayName } title } } }'),
    ({ items }) => items[0]?.kind === 'comment',
  )
  see('Rosa is told', told.items[0]?.actor.displayName === 'Ben', told.items)
  const mail = await mailSaying(client, rosa.email, 'Ben has commented on a letter')
  see('and gets a mail', mail !== '')
}

async function seeSearch({ ben }: Cast, { client, report }: Stage): Promise<void> {
  const { chapter, see } = report
  chapter('Ben looks for the fog')
  const search = (given: string) => `{ searchArchive(${given}) {
    items { kind letter { id } snippet { text hits } } counts { total } } }`
  const kinds = ({ items }: { readonly items: readonly { readonly kind: string }[] }) =>
    items.map(({ kind }) => kind).join(', ')
  const said = await settled(
    () => ben.asks(search('text: "wrote", year: 1943')),
    ({ items }) => items.length > 0,
  )
  see('what was said about a letter is found by its year', kinds(said) === 'comment', said.items)
  const found = await settled(
    () => ben.asks(search('text: "FOG joao"')),
    ({ items }) => items.length > 0,
  )
  see('the letter by its words, without accents', kinds(found) === 'letter', found.items)
  const none = await ben.asks(search('text: "fog", year: 1944'))
  see('and not in another year', none.counts.total === 0)
  const stranger = await signedUp(client, 'stranger')
  await stranger.does('registerUser(displayName: "Stranger") { groups }')
  const refused = await stranger.mayNot(search('text: "fog"'))
  see('who was not let in finds nothing', refused?.reason === 'users.pending', refused?.message)
}

/** What one worker writes, who listens at another hears. */
async function seeMessages({ rosa, ben }: Cast, { client, report }: Stage): Promise<void> {
  const { chapter, see } = report
  chapter('They write to each other')
  const open = (other: Person) => `openDirectConversation(userId: ${text(other.id)}) { id }`
  const { id } = await rosa.does(open(ben))
  see('whoever opens it, it is one', (await ben.does(open(rosa))).id === id, id)
  const of = `conversationId: ${text(id)}`
  const there = await otherWorker(client)
  const heard = await ben.hears(
    there,
    `subscription { messageAdded(${of}) { message { messageText senderName } } }`,
  )
  await rosa.does(`sendMessage(${of}, text: "With a tilde, then? 🙂") { id }`)
  const event = JSON.stringify(await heard.next())
  see('Ben hears it at another worker', event.includes('tilde'), event)
  heard.close()
  const inbox = await ben.asks('{ conversations { items { title unreadCount } } }')
  see('it waits in his inbox', inbox.items[0]?.unreadCount === 1, inbox.items)
  const read = await ben.does(`markConversationRead(${of}) { unreadCount }`)
  see('until he has read it', read.unreadCount === 0)
}

/** A picture of Ben's, as long as he is a member. */
async function seePictures({ rosa, ben }: Cast, stage: Stage): Promise<void> {
  const { chapter, see } = stage.report
  chapter('Ben brings a photo; a scan lies beside the letter')
  const photo = await photoFile()
  const announced = 'purpose: picture, contentType: "image/jpeg", fileName: "IMG_0704.jpg"'
  const { id } = await ben.does(
    `addMedia(uploadId: ${text(await ben.uploads(announced, photo))}) { id }`,
  )
  const item = `{ mediaItem(mediaId: ${text(id)}) { date thumbnailStatus thumbnailUrl url } }`
  const seen = await settled(
    () => ben.asks(item),
    ({ thumbnailStatus }) => thumbnailStatus === 'ready',
  )
  see('it has the day that his camera tells', seen.date === '1998-07-04', seen.date)
  const small = await ben.reads(seen.thumbnailUrl)
  see('and is shown small', small.text.startsWith('RIFF'), small.headers['content-type'])
  const whole = await ben.reads(seen.url)
  const isSilent = photo.includes(PHOTOGRAPHER) && !whole.text.includes(PHOTOGRAPHER)
  see('who took it and where is not told to anybody', whole.status === 200 && isSilent)
  const of = 'letterId: "1943-05-01"'
  const scan = `purpose: letterScan, contentType: "application/pdf", targetId: "1943-05-01"`
  const uploadId = await rosa.uploads(scan, await pdfFile())
  const { scanUrl } = await rosa.does(
    `setLetterScan(${of}, uploadId: ${text(uploadId)}) { scanUrl }`,
  )
  const { headers } = await rosa.reads(scanUrl)
  see('Rosa reads the scan', headers['content-type'] === 'application/pdf', headers)
  await rosa.does(`deactivateUser(userId: ${text(ben.id)}) { userId }`)
  const { status } = await ben.reads(seen.url)
  see('when Ben is let out, his addresses end with the next request', status === 404, status)
  const checked = await stage.command('verify', '--files')
  see('every file is what its hash says', checked.code === 0, checked.stdout)
}

/** Registration, approval, letters, comments, messages, scans, pictures and the round trip of HoldThatThought, by GraphQL alone. */
export const tourLetters = (place: TourPlace) =>
  tour(place, async (stage) => {
    const cast = await seeApproval(stage)
    const letter = await seeLetter(cast, stage)
    await seeRevert(cast, letter, stage)
    await seeComment(cast, stage)
    await seeSearch(cast, stage)
    await seeMessages(cast, stage)
    await seeScan(cast, stage)
    await seePictures(cast, stage)
    await seeRoundTrip(cast, stage)
  })
