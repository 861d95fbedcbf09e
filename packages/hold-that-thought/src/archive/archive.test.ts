import { zips } from '@longtable/documents'
import { photoFile } from '@longtable/documents/testing'
import { keysIn } from '@longtable/files/testing'
import type { ZipEntry } from '@longtable/system'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { addComment } from '../comments/add-comment.ts'
import { setReaction } from '../comments/set-reaction.ts'
import type { FamilyContext } from '../context.ts'
import { setLetterScan } from '../letters/set-letter-scan.ts'
import { createPerson } from '../people/create-person.ts'
import { relatePeople } from '../people/relate-people.ts'
import { createFamilyWorld, type FamilyWorld } from '../testing/family-world.ts'
import { deletedLetter, editedLetter, writeLetter } from '../testing/letters.ts'
import { finishedFileOf, mediaOf, scanFor } from '../testing/send-upload.ts'
import { exportArchive } from './export-archive.ts'
import { importArchive } from './import-archive.ts'
import { ARCHIVE_LIMITS } from './read-archive.ts'

const sourceOf = (bytes: Buffer) => ({
  size: bytes.byteLength,
  async read({ start, end }: { start: number; end: number }) {
    return (async function* () {
      yield bytes.subarray(start, end + 1)
    })()
  },
})

async function filesIn(bytes: Buffer): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const { path, read } of zips.unpack(sourceOf(bytes), ARCHIVE_LIMITS)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of await read()) chunks.push(chunk)
    files[path] = Buffer.concat(chunks).toString('latin1')
  }
  return files
}

async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for (const [path, text] of Object.entries(files))
      yield { path, content: Buffer.from(text, 'latin1'), at: 0, isCompressed: true }
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of zips.pack(entries())) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** What no packer makes. */
const climbing = async (files: Readonly<Record<string, string>>) =>
  Buffer.from((await zipOf(files)).toString('latin1').replaceAll('/up/up/', '/../../'), 'latin1')

const TASK = `query ($id: ID!) { archiveTask(taskId: $id) {
  kind status doneCount size errorMessage downloadUrl } }`

async function taskOf(world: FamilyWorld, who: FamilyContext, id: string) {
  const { data, errors } = await world.ask(world.again(who), TASK, { id })
  if (errors) throw new Error(JSON.stringify(errors))
  return data.archiveTask
}

async function exported(world: FamilyWorld, root: FamilyContext): Promise<Buffer> {
  const { id } = await exportArchive(world.again(root), {})
  await world.settle()
  const task = await taskOf(world, root, id)
  expect(task).toMatchObject({ kind: 'export', status: 'done' })
  const reply = await world.read(root, task.downloadUrl)
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="letters-/)
  const bytes = Buffer.from(reply.text, 'latin1')
  expect(bytes.byteLength).toBe(task.size)
  return bytes
}

async function imported(world: FamilyWorld, root: FamilyContext, bytes: Buffer) {
  const sent = { bytes, contentType: 'application/zip', purpose: 'archive' }
  const uploadId = await finishedFileOf(world.again(root), sent)
  const { id } = await importArchive(world.again(root), { uploadId })
  await world.settle()
  return taskOf(world, root, id)
}

/** A family with something of everything. */
async function furnished(world: FamilyWorld) {
  const [root, ana] = [await world.admin('root'), await world.person('ana')]
  const [rosa, joao] = [
    await createPerson(ana, createPerson.input.parse({ name: 'Rosa "the baker"' })),
    await createPerson(ana, createPerson.input.parse({ name: 'João', birthDate: '1912-03-01' })),
  ]
  const related = { personId: rosa.id, otherId: joao.id, type: 'partner' }
  await relatePeople(world.again(ana), relatePeople.input.parse(related))
  const { id } = await writeLetter(world.again(ana), {
    content: 'Dear <b>Rosa</b>,\n\n---\nall is *well*. 🌊\n',
    fromIds: [joao.id],
    toIds: [rosa.id],
    tags: ['war'],
  })
  world.world.advance(1000)
  await editedLetter(world.again(ana), id, { title: 'From the front, again', dateText: 'spring' })
  const uploadId = await scanFor(world.again(ana), id)
  await setLetterScan(world.again(ana), setLetterScan.input.parse({ letterId: id, uploadId }))
  await writeLetter(world.again(ana), { title: 'Second of its day' })
  await deletedLetter(world, ana)
  const said = await addComment(world.again(ana), { itemId: id, text: 'I remember this.' })
  await setReaction(
    world.again(root),
    setReaction.input.parse({ itemId: id, commentId: said.id, type: 'love' }),
  )
  const bytes = await photoFile()
  const media = await mediaOf(
    world.again(ana),
    { title: 'The bakery', tags: ['porto'], personIds: [rosa.id] },
    { bytes, contentType: 'image/jpeg', fileName: 'IMG 1.jpg' },
  )
  await addComment(world.again(ana), { itemId: media.id, text: 'So many loaves.' })
  await world.settle()
  return { root, ana }
}

describe.each(stores)('an archive on $name', (store) => {
  it('is carried away, can be read without us, and comes back as it was', async () => {
    await using world = await createFamilyWorld(store)
    const { root, ana } = await furnished(world)
    const packed = await exported(world, root)
    const files = await filesIn(packed)
    const paths = Object.keys(files)
    const letter = files['letters/1943-05-01/letter.md'] ?? ''
    expect(letter).toContain('\ntitle: "From the front, again"\n')
    expect(
      letter.endsWith(
        'Dear <b>Rosa</b>,\n\n---\nall is *well*. ' + Buffer.from('🌊').toString('latin1'),
      ),
    ).toBe(true)
    expect(paths.filter((path) => path.includes('/versions/'))).toHaveLength(2)
    expect(paths.filter((path) => path.includes('/files/'))).toHaveLength(2)
    expect(paths.filter((path) => path.endsWith('/letter.md'))).toHaveLength(2)
    expect(files['letters/1943-05-01/letter.html']).toContain('Dear &lt;b&gt;Rosa&lt;/b&gt;,')
    expect(files['index.html']).toContain('<a href="letters/1943-05-01/letter.html">')
    expect(files['index.html']).toContain('The bakery')
    expect(files['checksums.txt']?.trim().split('\n')).toHaveLength(2)
    const { data } = await world.ask(world.again(root), '{ archiveTasks { items { id } } }')
    expect(data.archiveTasks.items).toHaveLength(1)
    await expect(
      importArchive(world.again(root), { uploadId: root.viewer?.userId ?? '' }),
    ).rejects.toMatchObject({
      reason: 'archive.not-empty',
    })

    await using other = await createFamilyWorld(store)
    other.world.advance(60_000)
    const keeper = await other.admin('keeper')
    expect(await imported(other, keeper, packed)).toMatchObject({ status: 'done', doneCount: 3 })
    expect(await other.verify()).toEqual([])
    expect(await keysIn(other.deps.files, 'temp/')).toEqual([])
    const back = await filesIn(await exported(other, keeper))
    const { 'archive.json': _, ...same } = files
    const { 'archive.json': __, ...again } = back
    expect(again).toEqual(same)
    const lists = await other.ask(
      other.again(keeper),
      `{ letters { items { id title versionCount } } letterDecades { count }
        mediaOfAlbum(tag: "porto") { items { title people { name } } }
        comments(itemId: "1943-05-01") { items { commentText reactionCount } } }`,
    )
    expect(lists.data).toMatchObject({
      letters: { items: [{ versionCount: 1 }, { versionCount: 3 }] },
      letterDecades: [{ count: 2 }],
      mediaOfAlbum: { items: [{ title: 'The bakery', people: [{ name: 'Rosa "the baker"' }] }] },
      comments: { items: [{ commentText: 'I remember this.', reactionCount: 1 }] },
    })
    expect((await world.ask(ana, TASK, { id: data.archiveTasks.items[0].id })).errors).toBeDefined()
  })

  it('that is damaged or hostile is refused, says why, and leaves nothing behind', async () => {
    await using world = await createFamilyWorld(store)
    const root = await world.admin('root')
    const head = { 'archive.json': '{"format":"longtable-letters","version":1}' }
    const letter = (
      id: string,
    ) => `---\nletterId: "${id}"\ndate: "1943-05-01"\ntitle: "T"\nversionCount: 1
createdAt: "2026-01-01T00:00:00.000Z"\nupdatedAt: "2026-01-01T00:00:00.000Z"\nupdatedBy: "u1"\n---\n\nText`
    const one = { ...head, 'letters/a/letter.md': letter('1943-05-01') }
    const hostile: readonly (readonly [Buffer, string])[] = [
      [await zipOf({ 'index.html': 'x' }), 'no archive'],
      [await zipOf({ ...head, 'archive.json': '{"format":"other"}' }), 'no archive of letters'],
      [
        await zipOf({ ...one, 'letters/a/versions/x.md': 'no front matter' }),
        'letters/a/versions/x.md: it has no front matter',
      ],
      [await climbing({ ...one, 'letters/a/files/up/up/x': 'climbs' }), 'no good zip'],
      [await zipOf({ ...one, 'letters/a/files/.hidden': 'x' }), 'cannot be the name of a file'],
      [await zipOf({ ...one, 'letters/b/files/x.pdf': 'x' }), 'of nothing that is in the archive'],
      [await zipOf({ ...one, 'letters/a/files/x.pdf': 'x' }), 'not as it was when it was packed'],
      [await zipOf({ ...head, 'people/p.json': '\0'.repeat(3_000_000) }), 'more than it can be'],
      [(await zipOf(one)).subarray(0, 120), 'no good zip'],
    ]
    for (const [bytes, says] of hostile) {
      const task = await imported(world, root, bytes).catch((error: Error) => error)
      expect(task, says).toMatchObject({
        status: 'failed',
        errorMessage: expect.stringContaining(says),
      })
    }
    expect(await keysIn(world.deps.files, 'temp/', 'letters/', 'media/')).toEqual([])
    const { data } = await world.ask(world.again(root), '{ letters { items { id } } }')
    expect(data.letters.items).toEqual([])
    expect(await imported(world, root, await zipOf(one))).toMatchObject({ status: 'done' })
  })
})
