import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine, TableDefinition } from '@longtable/store'
import { openDynamoDB } from '@longtable/store/dynamodb'
import { startDynoxide } from '@longtable/store/testing/dynoxide'
import { type FaultProxy, openFaultProxy } from '@longtable/store/testing/fault-proxy'
import { readConfig } from '../config.ts'
import { type Call, type Program, runProgram, startProgram } from './program.ts'

interface CloudOptions {
  /** What Node runs; without it the bundle. */
  readonly entry?: Call['entry']
  /** Told of each call to the engine, by DynamoDB's name; whoever takes time makes it slow. */
  readonly onCall?: (operation: string, body: string) => void | Promise<void>
}

/** Tables on an engine of DynamoDB's API behind a proxy, and any number of hosts on them. */
export interface Cloud extends AsyncDisposable {
  readonly data: string
  /** Between the hosts and the engine. */
  readonly proxy: FaultProxy
  /** What a host has to be told to be one of them. */
  readonly environment: Readonly<Record<string, string>>
  /** The same tables, without the proxy. */
  open(tables: readonly TableDefinition[]): Promise<Engine>
  /** All hosts have the same keys, as hosts on one table must. */
  startHost(): Promise<Program>
  command(...words: string[]): ReturnType<typeof runProgram>
}

export async function openCloud({ entry, onCall }: CloudOptions = {}): Promise<Cloud> {
  const dynoxide = await startDynoxide()
  const { endpoint, region, credentials } = dynoxide
  const proxy = await openFaultProxy({ endpoint, seed: 1, ...(onCall && { onCall }) })
  const data = await mkdtemp(join(tmpdir(), 'longtable-cloud-'))
  const suffix = randomUUID()
  const environment = {
    LONGTABLE_DATA: data,
    LONGTABLE_STORE: 'dynamodb',
    DYNAMODB_ENDPOINT: proxy.endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    GG_CORE_TABLE: `goals-${suffix}`,
    COLLABHUB_TABLE: `startups-${suffix}`,
    TABLE_NAME: `letters-${suffix}`,
    LONGTABLE_ACCOUNTS_TABLE: `accounts-${suffix}`,
    LONGTABLE_SYSTEM_TABLE: `system-${suffix}`,
  }
  const call = { environment, ...(entry && { entry }) }
  const command = (...words: string[]) => runProgram({ ...call, words })
  const created = await command('tables', 'create')
  if (created.code !== 0) throw new Error(`The tables were not created: ${created.stderr}`)
  const programs: Program[] = []
  return {
    data,
    proxy,
    environment,
    open: (tables) =>
      openDynamoDB({
        tables,
        tableNames: readConfig(environment).dynamodb.tableNames,
        ...dynoxide,
      }),
    async startHost() {
      const program = await startProgram(call)
      programs.push(program)
      return program
    },
    command,
    async [Symbol.asyncDispose]() {
      for (const program of programs) await program.kill()
      await proxy[Symbol.asyncDispose]()
      await dynoxide[Symbol.asyncDispose]()
      await rm(data, { recursive: true })
    },
  }
}
