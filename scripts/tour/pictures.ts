import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHONE, WIDE } from '@longtable/web/testing/browser'
import { openStage } from '@longtable/web/testing/stage'
import type { Page } from 'playwright-core'
import { createReport } from './report.ts'
import {
  board,
  correctedLetter,
  enter,
  enterLater,
  FAMILY,
  firstLink,
  GOAL,
  GROUP,
  GUILD,
  HUB,
  linkInTime,
  named,
  open,
} from './web-pages.ts'

const FOLDER = join('docs', 'pictures')
/** Those of the front page, which shows them smaller than they were taken. */
const FRONT = { folder: join('apps', 'web', 'src', 'front', 'pictures'), width: 800 }
const FRONT_SIZE = { width: 1280, height: 800 }
const BYTES_MAX = 80 * 1024
const QUALITIES = [0.86, 0.76, 0.64, 0.5]

interface Picture {
  readonly name: string
  /** Who looks at it; by default whom most of it is about. */
  readonly by?: 'admin'
  readonly path: string
  readonly size?: typeof WIDE
  readonly colorScheme?: 'light' | 'dark'
  readonly to?: { readonly folder: string; readonly width?: number }
  /** What is done there before it is taken. */
  readonly act?: (page: Page) => Promise<void>
}

async function runExample(page: Page): Promise<void> {
  await page.locator('.graphiql-execute-button').click()
  // The first tab has two operations.
  await page.getByRole('menuitem', { name: 'Home' }).click()
  await page.locator('.result-window', { hasText: '"data"' }).waitFor()
}

async function followOne(page: Page): Promise<void> {
  await page.locator('#items > li').first().waitFor()
  await page.locator('#patterns a', { hasText: 'followersOf' }).first().click()
  await page.locator('#match', { hasText: 'Who follows me' }).waitFor()
}

const LETTERS = `${FAMILY}/letters`
const LIGHTS = ['light', 'dark'] as const

/** A page of each product, by day and by night. */
const forFront = (pages: Readonly<Record<string, string>>): readonly Picture[] =>
  Object.entries(pages).flatMap(([name, path]) =>
    LIGHTS.map((colorScheme) => ({
      name: `${name}-${colorScheme}`,
      path,
      size: FRONT_SIZE,
      colorScheme,
      to: FRONT,
    })),
  )

/** In the hand, by day and by night. */
const onPhone = (name: string, path: string): readonly Picture[] =>
  LIGHTS.map((colorScheme) => ({
    name: `${name}-phone${colorScheme === 'dark' ? '-dark' : ''}`,
    path,
    size: PHONE,
    colorScheme,
  }))

const withNight = (picture: Picture): readonly Picture[] => [
  picture,
  { ...picture, name: `${picture.name}-dark`, colorScheme: 'dark' },
]

/** Of a startup, and of who runs the place. */
const hubPictures = (applicants: string): readonly Picture[] => [
  ...withNight({ name: 'applicants', path: applicants }),
  { name: 'applicants-phone', path: applicants, size: PHONE },
  { name: 'startups', path: `${HUB}/startups` },
  ...onPhone('startups', `${HUB}/startups`),
  { name: 'deck', path: applicants.replace('applicants', 'deck') },
  { name: 'figures', path: `${HUB}/admin/figures`, by: 'admin' },
]

/** Of a family and its letters. */
async function familyPictures(page: Page, letter: string): Promise<readonly Picture[]> {
  const draft = await linkInTime(page, `${FAMILY}/drafts`, `${FAMILY}/drafts/`)
  return [
    { name: 'letters', path: LETTERS },
    ...withNight({ name: 'letter', path: letter }),
    ...onPhone('letter', letter),
    { name: 'tree', path: `${FAMILY}/family/tree` },
    { name: 'tree-phone', path: `${FAMILY}/family/tree`, size: PHONE, colorScheme: 'dark' },
    { name: 'scan', path: draft },
    { name: 'compare', path: `${await correctedLetter(page)}/compare` },
  ]
}

/** What the documents show. */
async function pictured(page: Page): Promise<readonly Picture[]> {
  const goal = await named(page, 'goals', GOAL)
  const hub = await board(page)
  const letter = await linkInTime(page, LETTERS, `${LETTERS}/`)
  const room = await firstLink(page, `${GUILD}/chat`, `${GUILD}/chat/`)
  const group = await named(page, 'groups', GROUP)
  return [
    { name: 'home', path: GUILD },
    { name: 'goal', path: goal },
    { name: 'goal-dark', path: goal, colorScheme: 'dark' },
    { name: 'quests', path: `${GUILD}/quests` },
    { name: 'chat', path: room },
    { name: 'group', path: group },
    { name: 'home-phone', path: GUILD, size: PHONE },
    { name: 'goal-phone', path: goal, size: PHONE, colorScheme: 'dark' },
    { name: 'tasks-phone', path: `${GUILD}/tasks`, size: PHONE },
    ...forFront({ goals: goal, hub, thought: letter }),
    ...hubPictures(hub),
    ...(await familyPictures(page, letter)),
    { name: 'front', path: '/' },
    { name: 'graphiql', path: `${GUILD}/graphiql`, act: runExample },
    { name: 'explorer', path: '/explorer', act: followOne },
  ]
}

/** In the browser, which can write what is four times smaller. */
const ENCODER = `async ([png, quality, wanted]) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const width = wanted ?? picture.width
  const canvas = new OffscreenCanvas(width, Math.round((picture.height * width) / picture.width))
  const drawn = canvas.getContext('2d')
  drawn.imageSmoothingQuality = 'high'
  drawn.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  const made = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(made, (one) => String.fromCharCode(one)).join(''))
}`

/** As good as fits. */
async function smallEnough(encoder: Page, png: Buffer, width?: number): Promise<Buffer> {
  let webp = png
  for (const quality of QUALITIES) {
    const given = JSON.stringify([png.toString('base64'), quality, width])
    const made = (await encoder.evaluate(`(${ENCODER})(${given})`)) as string
    webp = Buffer.from(made, 'base64')
    if (webp.length <= BYTES_MAX) break
  }
  return webp
}

/** Writes the pictures that the documents show anew. */
export async function tourPictures(): Promise<readonly string[]> {
  const { chapter, see, problems } = createReport()
  await using stage = await openStage({ world: true })
  const robin = await enterLater(stage)
  const admin = await enter(stage, 'Priya')
  const encoder = await stage.device()
  await encoder.goto(stage.address)
  chapter('Pictures for the documents')
  for (const picture of await pictured(robin)) {
    const page = picture.by === 'admin' ? admin : robin
    const { name, path, act, size = WIDE, colorScheme = 'light', to = { folder: FOLDER } } = picture
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const address = new URL(path, stage.address).href
    // What has tools to show has no heading of its own.
    if (act) await page.goto(address).then(() => act(page))
    else await open(page, address)
    const png = await page.screenshot({ animations: 'disabled' })
    const webp = await smallEnough(encoder, png, to.width)
    await mkdir(to.folder, { recursive: true })
    await writeFile(join(to.folder, `${name}.webp`), webp)
    see(name, webp.length <= BYTES_MAX, `${Math.round(webp.length / 1024)} kB`)
  }
  return problems
}
