import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { toItem } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { expect, it } from 'vitest'
import { Letter } from '../letters/letter.entity.ts'
import { Media } from '../media/media.entity.ts'
import { createFamilyWorld } from '../testing/family-world.ts'
import { media } from '../testing/media-samples.ts'
import { letter } from '../testing/samples.ts'
import { archiveEntries } from './archive-entries.ts'

const LETTERS = 10_000
const FILMS = 40
const FILM_BYTES = 50 * 2 ** 20
const MEGABYTE = 2 ** 20
const ABOVE_IDLE_MEGABYTES_MAX = 200

/** What the process itself has; the store's file is mapped beside it, and the system's to take back. */
function resident(): number {
  const [, kilobytes] =
    /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return kilobytes === undefined ? process.memoryUsage().rss / MEGABYTE : Number(kilobytes) / 1024
}

const film = async function* (place: number) {
  for (let n = 0; n < FILM_BYTES / MEGABYTE; n++) yield Buffer.alloc(MEGABYTE, place + n)
}

const dayOf = (place: number) => new Date(Date.UTC(1900, 0, 1 + place)).toISOString().slice(0, 10)

it('an archive of 10,000 letters and 2 GB is packed within 200 MB', async () => {
  const [store] = stores
  if (!store) throw new Error('There is no store.')
  await using world = await createFamilyWorld(store)
  const { deps } = world
  const letters = Array.from({ length: LETTERS }, (_, place) => {
    const date = dayOf(place)
    const { createdAt, updatedAt, updatedBy, title } = letter()
    const own = { createdAt, updatedAt, updatedBy, title, versionCount: 1 }
    const content = `Dear Rosa,\n\n${'all is well. '.repeat(200)}`
    return toItem(Letter, { ...own, letterId: date, date, content })
  })
  for (let from = 0; from < LETTERS; from += 500)
    await deps.store.writeMany({ puts: letters.slice(from, from + 500) })
  letters.length = 0
  for (let place = 0; place < FILMS; place++) {
    const s3Key = `media/videos/film/${place}.mp4`
    await deps.files.putStream(s3Key, film(place))
    const own = {
      mediaId: `film-${place}`,
      category: 'videos',
      s3Key,
      sizeBytes: FILM_BYTES,
    } as const
    await deps.store.writeMany({ puts: [toItem(Media, media(own))] })
  }
  await wait(2000)
  const idle = resident()
  let peak = idle
  const looking = setInterval(() => (peak = Math.max(peak, resident())), 50)
  let done = 0
  const entries = archiveEntries(deps, { done: (count) => void (done = count) })
  const began = performance.now()
  expect(
    await deps.files.putStream('temp/exports/large.zip', deps.documents.zips.pack(entries)),
  ).toBe('put')
  clearInterval(looking)
  const seconds = (performance.now() - began) / 1000
  const { size = 0 } = (await deps.files.head('temp/exports/large.zip')) ?? {}
  console.log(
    `${done} letters and films, ${Math.round(size / MEGABYTE)} MB, ${seconds.toFixed(0)} s: ` +
      `idle ${idle.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`,
  )
  expect(done).toBe(LETTERS + FILMS)
  expect(size).toBeGreaterThan(FILMS * FILM_BYTES)
  expect(peak - idle).toBeLessThanOrEqual(ABOVE_IDLE_MEGABYTES_MAX)
})
