import {
  type DemoStage,
  linesPdf,
  type Pictures,
  playUpload,
  type SmallPicture,
  type Story,
} from '@longtable/system'
import type { Who } from './cast.ts'
import { drawn, type Scene } from './draw.ts'
import type { Relative } from './family.ts'

const SIDE_PIXELS = 1200

interface Print extends Scene {
  readonly who: Who
  readonly title: string
  readonly date: string
  readonly dateText?: string
  readonly tags: readonly string[]
  readonly people: readonly Relative[]
  readonly comment?: string
}

const PRINTS: readonly Print[] = [
  {
    who: 'margaret',
    title: 'The house in Whitby',
    date: '1951-06-01',
    dateText: 'about 1951',
    tags: ['whitby'],
    people: ['walter', 'edith'],
    colours: ['#e9d9b8', '#b99a6b', '#6d5137'],
    things: ['sun', 'hills', 'house'],
  },
  {
    who: 'demo',
    title: 'He is on this one, they said',
    date: '1943-05-01',
    tags: ['at sea', 'first box'],
    people: ['walter'],
    colours: ['#d8d3c4', '#8f9a97', '#434c4d'],
    things: ['sea', 'ship', 'gull'],
    comment: 'On the back: “third rail from the left”. There is no rail.',
  },
  {
    who: 'margaret',
    title: 'The beans that came up by themselves',
    date: '1966-08-19',
    tags: ['whitby'],
    people: ['edith', 'margaret'],
    colours: ['#eadfbe', '#a5a06a', '#5b6339'],
    things: ['sun', 'hills', 'beans'],
  },
  {
    who: 'jonas',
    title: 'Anna, Nils and the boy',
    date: '1952-12-24',
    tags: ['göteborg'],
    people: ['anna', 'nils', 'erik'],
    colours: ['#e3d2c0', '#b08a72', '#5c4034'],
    things: ['people'],
    comment: 'Farfar never looked into a camera again.',
  },
  {
    who: 'demo',
    title: 'It IS a gull',
    date: '1986-11-20',
    tags: ['first box'],
    people: [],
    colours: ['#dfe4e2', '#9fb0b3', '#3d4a52'],
    things: ['sun', 'sea', 'gull'],
  },
]

/** Letters are scanned one by one, and this one was first. */
const SCAN = linesPdf([['1 May 1943', 'Somewhere with fog', 'The spoon on the pot has to stop.']])

const known = new Map<string, Promise<SmallPicture | undefined>>()

/** Once in a process, however often the story is told. */
function printOf(pictures: Pictures, { title, ...scene }: Scene & { readonly title: string }) {
  const print = known.get(title) ?? pictures.thumbnail(drawn(scene), SIDE_PIXELS)
  known.set(title, print)
  return print
}

/** Drawn here, and brought by the same mutations as everybody's. */
export async function bringPictures(
  stage: DemoStage,
  story: Story<Who>,
  ids: Readonly<Record<Relative, string>>,
): Promise<void> {
  const [somebody] = stage.visitors.values()
  const pictures = somebody && stage.contextOf(somebody).pictures
  if (!pictures) return
  const thread = story.thread('pictures')
  thread.ago(40)
  for (const { who, colours, things, people, comment, ...print } of PRINTS) {
    const made = await printOf(pictures, { title: print.title, colours, things })
    if (!made) throw new Error(`${print.title} cannot be drawn.`)
    const file = { purpose: 'picture', contentType: 'image/webp', fileName: 'print.webp' }
    const uploadId = await playUpload(stage, thread, { who, bytes: made.image, file })
    const personIds = people.map((name) => ids[name])
    const { id } = await thread.does(who, 'addMedia', { uploadId, ...print, personIds })
    if (comment) await thread.does('margaret', 'addComment', { itemId: id, text: comment })
  }
  const scan = { purpose: 'letterScan', contentType: 'application/pdf', targetId: '1943-05-01' }
  const uploadId = await playUpload(stage, thread, { who: 'demo', bytes: SCAN, file: scan })
  await thread.does('demo', 'setLetterScan', { letterId: '1943-05-01', uploadId })
}
