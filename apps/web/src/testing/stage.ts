import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  connect,
  newPerson,
  PASSWORD,
  type Program,
  runProgram,
  startProgram,
} from '@longtable/server/testing'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser, WIDE } from './browser.ts'
import { followRequests } from './settled.ts'

const START = fileURLToPath(new URL('../../../../scripts/start.mjs', import.meta.url))
const GUILD = '/goalsguild/graphql'
const HUB = '/collabhub/graphql'
const REGISTER = `mutation ($nickname: String!, $fullName: String!) {
  registerUser(nickname: $nickname, fullName: $fullName) { id }
}`

const REGISTER_IN_HUB = `mutation ($firstName: String!, $lastName: String!, $role: ChosenRole!) {
  registerUser(firstName: $firstName, lastName: $lastName, role: $role) { id }
}`

const FAMILY = '/holdthatthought/graphql'
const REGISTER_IN_FAMILY = `mutation ($displayName: String!) {
  registerUser(displayName: $displayName) { id: userId }
}`

const TIME_MS_MAX = 5 * 60_000

type Given = Readonly<Record<string, unknown>>

/** Somebody with an account, who has registered: what they do by the API their pages show. */
export interface Somebody {
  readonly id: string
  readonly nickname: string
  readonly fullName: string
  readonly email: string
  ask<Data>(query: string, variables?: Given): Promise<Data>
}

export interface Stage extends AsyncDisposable {
  readonly address: string
  readonly program: Program
  /** The directory of its data. */
  readonly data: string
  readonly browser: Browser
  /** Everything that a browser complained of since it was last asked for. */
  complaints(): string[]
  /** Ends all devices: nobody looks at anything any more. */
  putAway(): Promise<void>
  somebody(nickname: string, fullName: string): Promise<Somebody>
  /** The same in CollabHub, where everybody is something from the first day. */
  member(nickname: string, role: HubRole): Promise<Somebody>
  /** The same in HoldThatThought, where they wait until somebody lets them in. */
  relative(nickname: string, displayName: string): Promise<Somebody>
  /** Makes somebody an admin, as an operator does. */
  promote(email: string, system?: string): Promise<void>
  /** A device of its own, where nobody is signed in. */
  device(options?: BrowserContextOptions): Promise<Page>
  /** A device on which somebody is in, and looks at a page of a product. */
  deviceOf(email: string, options?: Seat): Promise<Page>
}

type HubRole = 'FOUNDER' | 'TALENT' | 'INVESTOR'

interface Seat extends BrowserContextOptions {
  /** By default their home. */
  readonly at?: string
  /** Its path; by default the guild's. */
  readonly product?: string
}

const TELL_OF_POLICY = `addEventListener('securitypolicyviolation', (event) =>
  console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`

/** On all of its pages; a promise that nobody caught is among the errors. */
async function listen(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.addInitScript(TELL_OF_POLICY)
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`))
  // A failed request is among them.
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
}

/** As the pages keep it: somebody has been in here. */
const HINT = { name: 'longtable.session', value: '1' }

/** In by the same request as the door's, without its page. */
async function enter(context: BrowserContext, email: string, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/accounts/session`, {
    data: { email, password: PASSWORD },
    headers: { origin },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** The program as people start it, and a browser; with people who have a past, or without. */
export async function openStage({ world = false } = {}): Promise<Stage> {
  const data = await mkdtemp(join(tmpdir(), 'longtable-pages-'))
  const program = await startProgram({
    entry: [START],
    environment: { LONGTABLE_DATA: data },
    ...(world && { words: [] }),
  })
  const browser = await openBrowser()
  const client = connect(program.address)
  const heard: string[] = []

  async function device(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: WIDE,
      locale: 'en-GB',
      // Pictures of a page that turns into another wait for frames, which a busy machine may not draw.
      reducedMotion: 'reduce',
      // It keeps all files for later: a device that is put away has no later.
      serviceWorkers: 'block',
      ...options,
    })
    followRequests(context)
    // What hangs says so; what is slow is waited for.
    context.setDefaultTimeout(TIME_MS_MAX)
    await listen(context, heard)
    return context.newPage()
  }

  /** Somebody with an account, and how they ask a system. */
  async function account(nickname: string, endpoint: string) {
    const email = `${nickname}@example.com`
    const { idToken } = await newPerson(client, email)
    const ask = async <Data>(query: string, variables: Given = {}): Promise<Data> => {
      const operation = { query, variables, endpoint }
      const { data: found, errors } = await client.graphql<Data>(operation, idToken)
      if (!found || errors) throw new Error(JSON.stringify(errors))
      return found
    }
    return { email, ask }
  }

  return {
    address: program.address,
    program,
    data,
    browser,
    complaints: () => heard.splice(0),
    putAway: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    device,
    async somebody(nickname, fullName) {
      const { email, ask } = await account(nickname, GUILD)
      const { registerUser } = await ask<{ registerUser: { id: string } }>(REGISTER, {
        nickname,
        fullName,
      })
      return { id: registerUser.id, nickname, fullName, email, ask }
    },
    async member(nickname, role) {
      const { email, ask } = await account(nickname, HUB)
      const fullName = `${nickname} Example`
      const { registerUser } = await ask<{ registerUser: { id: string } }>(REGISTER_IN_HUB, {
        firstName: nickname,
        lastName: 'Example',
        role,
      })
      return { id: registerUser.id, nickname, fullName, email, ask }
    },
    async relative(nickname, displayName) {
      const { email, ask } = await account(nickname, FAMILY)
      const { registerUser } = await ask<{ registerUser: { id: string } }>(REGISTER_IN_FAMILY, {
        displayName,
      })
      return { id: registerUser.id, nickname, fullName: displayName, email, ask }
    },
    async promote(email, system = 'goalsguild') {
      const words = ['admin', 'grant', email, '--system', system]
      const call = { entry: [START], environment: { LONGTABLE_DATA: data }, words }
      const { code, stderr } = await runProgram(call)
      if (code !== 0) throw new Error(stderr)
    },
    async deviceOf(email, { at = '/', product = '/goalsguild', ...options } = {}) {
      const origin = program.address
      const page = await device({
        storageState: { cookies: [], origins: [{ origin, localStorage: [HINT] }] },
        ...options,
      })
      await enter(page.context(), email, origin)
      await page.goto(`${origin}${product}${at}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      client.close()
      await program.kill()
      await rm(data, { recursive: true, force: true })
    },
  }
}
