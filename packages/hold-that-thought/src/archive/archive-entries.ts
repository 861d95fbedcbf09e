import { createHash } from 'node:crypto'
import type { Deps, ZipEntry } from '@longtable/system'
import { commentsOn, reactionsOn } from '../comments/comment.patterns.ts'
import type { Letter } from '../letters/letter.entity.ts'
import { lettersOldestFirst, versionsOf } from '../letters/letter.patterns.ts'
import { letterFileKey } from '../letters/metadata.ts'
import { CATEGORIES, type Media } from '../media/media.entity.ts'
import { mediaOnShelf } from '../media/media.patterns.ts'
import { peopleByName } from '../people/person.patterns.ts'
import { indexPage, letterPage, type ListedLetter, listedLetter, README } from './archive-pages.ts'
import * as path from './archive-paths.ts'
import { letterMarkdown, versionMarkdown } from './letter-markdown.ts'
import { carriedMedia, carriedPerson } from './carried.ts'

export const FORMAT = { format: 'longtable-letters', version: 1 }

type Source = Pick<Deps, 'store' | 'files' | 'now'>

interface Told {
  /** A letter, or a file of the gallery, is in it whole. */
  done(count: number): Promise<void> | void
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

const textEntry = (name: string, text: string, at: string): ZipEntry => ({
  path: name,
  content: Buffer.from(text),
  at: Date.parse(at),
  isCompressed: true,
})

async function all<T>(chunks: AsyncIterable<readonly T[]>): Promise<T[]> {
  const found: T[] = []
  for await (const chunk of chunks) found.push(...chunk)
  return found
}

/** Everything of an archive, one file after the other; nothing is kept but its lists. */
class Archive {
  readonly #source: Source
  readonly #letters: ListedLetter[] = []
  readonly #people: ReturnType<typeof carriedPerson>[] = []
  readonly #media: { path: string; title: string }[] = []
  readonly #checksums: string[] = []

  constructor(source: Source) {
    this.#source = source
  }

  /** As it is stored; its hash is known when it was read. */
  #object(name: string, key: string, at: string): ZipEntry {
    const { files } = this.#source
    const checksums = this.#checksums
    return {
      path: name,
      at: Date.parse(at),
      isCompressed: false,
      async content() {
        const content = await files.read(key)
        if (!content) throw new Error(`${key} is not there.`)
        return hashed(content, (sha256) => void checksums.push(`${sha256}  ${name}`))
      },
    }
  }

  /** What was said about it, and who liked that. */
  async #discussion(itemId: string) {
    const { store } = this.#source
    const comments = await all(commentsOn.each({ store }, { itemId }))
    if (comments.length === 0) return { comments, reactions: [] }
    return { comments, reactions: await all(reactionsOn.each({ store }, { itemId })) }
  }

  /** What was scanned; what is known of it is in the letter itself. */
  async #scansOf({ letterId }: Letter): Promise<string[]> {
    const prefix = letterFileKey({ letterId, name: '' })
    const names: string[] = []
    for await (const objects of this.#source.files.list(prefix))
      for (const { key } of objects)
        if (!key.endsWith('/metadata.json')) names.push(key.slice(prefix.length))
    return names.sort()
  }

  async *#letter(letter: Letter): AsyncGenerator<ZipEntry> {
    const { store } = this.#source
    const { letterId, updatedAt: at } = letter
    const folder = path.letterFolder(letterId)
    yield textEntry(`${folder}${path.LETTER_FILE}`, letterMarkdown(letter), at)
    const versionPaths: string[] = []
    for await (const versions of versionsOf.each({ store }, { letterId }))
      for (const version of versions) {
        const name = `${path.VERSIONS_FOLDER}${path.timePart(version.timestamp)}.md`
        versionPaths.push(name)
        yield textEntry(`${folder}${name}`, versionMarkdown(version), version.timestamp)
      }
    const fileNames = await this.#scansOf(letter)
    for (const name of fileNames)
      yield this.#object(
        `${folder}${path.FILES_FOLDER}${name}`,
        letterFileKey({ letterId, name }),
        at,
      )
    const said = await this.#discussion(letterId)
    if (said.comments.length > 0) yield textEntry(`${folder}${path.COMMENTS_FILE}`, json(said), at)
    const page = letterPage({ letter, fileNames, versionPaths, comments: said.comments })
    yield textEntry(`${folder}${path.LETTER_PAGE}`, page, at)
    this.#letters.push(listedLetter(letter))
  }

  async *#mediaItem(media: Media): AsyncGenerator<ZipEntry> {
    const { mediaId, s3Key, createdAt: at, title, fileName } = media
    const folder = path.mediaFolder(mediaId)
    const name = `${path.FILES_FOLDER}${s3Key.slice(s3Key.lastIndexOf('/') + 1)}`
    yield textEntry(`${folder}${path.MEDIA_FILE}`, json(carriedMedia(media)), at)
    yield this.#object(`${folder}${name}`, s3Key, at)
    const said = await this.#discussion(mediaId)
    if (said.comments.length > 0) yield textEntry(`${folder}${path.COMMENTS_FILE}`, json(said), at)
    this.#media.push({ path: `${folder}${name}`, title: title ?? fileName })
  }

  async *entries({ done }: Told): AsyncGenerator<ZipEntry> {
    const { store, now } = this.#source
    const exportedAt = new Date(now()).toISOString()
    yield textEntry(path.ARCHIVE_FILE, json({ ...FORMAT, exportedAt }), exportedAt)
    yield textEntry(path.README_FILE, README, exportedAt)
    for await (const people of peopleByName.each({ store }, {}))
      for (const person of people.map(carriedPerson)) {
        yield textEntry(path.personFile(person.personId), json(person), person.updatedAt)
        this.#people.push(person)
      }
    let count = 0
    for await (const letters of lettersOldestFirst.each({ store }, {}))
      for (const letter of letters) {
        yield* this.#letter(letter)
        await done(++count)
      }
    for (const shelf of CATEGORIES)
      for await (const items of mediaOnShelf.each({ store }, { shelf }))
        for (const media of items) {
          yield* this.#mediaItem(media)
          await done(++count)
        }
    yield textEntry(path.CHECKSUMS_FILE, `${this.#checksums.join('\n')}\n`, exportedAt)
    const lists = { letters: this.#letters, people: this.#people, media: this.#media }
    yield textEntry(path.INDEX_FILE, indexPage(lists), exportedAt)
  }
}

async function* hashed(content: AsyncIterable<Uint8Array>, tell: (sha256: string) => void) {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
  tell(hash.digest('hex'))
}

/** All letters that are not deleted, with all that belongs to them, and the gallery. */
export const archiveEntries = (source: Source, told: Told): AsyncGenerator<ZipEntry> =>
  new Archive(source).entries(told)
