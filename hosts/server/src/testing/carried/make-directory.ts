// Makes a data directory as this version writes it: `node --import ./scripts/from-sources.mjs
// hosts/server/src/testing/carried/make-directory.ts format-1.tar.gz`. What is committed beside it was
// made by the last version of its format, and is never made again by a later one.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Client, connect } from '../client.ts'
import { runProgram, startProgram } from '../program.ts'
import { awaitEverything, cutOneFeed } from './look.ts'
import { peopleOf } from './people.ts'
import { tell } from './story.ts'

/** Sealed as the server ends; what the command line does while nobody serves is not. */
async function makeDirectory(directory: string): Promise<void> {
  const environment = { LONGTABLE_DATA: directory }
  const admin = (word: string, email: string) =>
    runProgram({ environment, words: ['admin', word, email, '--system', 'goalsguild'] })
  {
    await using program = await startProgram({ environment })
    const client: Client = connect(program.address)
    const people = await peopleOf(client)
    await admin('grant', 'ana@example.com')
    await tell(client, people)
    await awaitEverything(directory)
    client.close()
    await program.stop()
  }
  await cutOneFeed(directory)
  await admin('grant', 'ben@example.com')
}

const target = resolve(process.argv[2] ?? 'carried.tar.gz')
const directory = await mkdtemp(join(tmpdir(), 'longtable-carried-'))
await makeDirectory(directory)
const left = ['lock.mdb', 'outbox'].map((name) => `--exclude=./${name}`)
execFileSync('tar', [...left, '-I', 'gzip -9', '-cf', target, '-C', directory, '.'])
await rm(directory, { recursive: true })
