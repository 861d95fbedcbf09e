import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect, newPerson, PASSWORD, type Program, startProgram } from '@longtable/server/testing'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser, WIDE } from './browser.ts'

const START = fileURLToPath(new URL('../../../../scripts/start.mjs', import.meta.url))
const GUILD = '/goalsguild/graphql'
const REGISTER = `mutation ($nickname: String!, $fullName: String!) {
  registerUser(nickname: $nickname, fullName: $fullName) { id }
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
  readonly browser: Browser
  /** Everything that a browser complained of since it was last asked for. */
  complaints(): string[]
  somebody(nickname: string, fullName: string): Promise<Somebody>
  /** A device of its own, where nobody is signed in. */
  device(options?: BrowserContextOptions): Promise<Page>
  /** A device on which somebody has come in by the door. */
  deviceOf(email: string, options?: BrowserContextOptions): Promise<Page>
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  // A refused policy and a failed request are among them.
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
}

/** The program as people start it, and a browser. */
export async function openStage(): Promise<Stage> {
  const data = await mkdtemp(join(tmpdir(), 'longtable-pages-'))
  const program = await startProgram({ entry: [START], environment: { LONGTABLE_DATA: data } })
  const browser = await openBrowser()
  const client = connect(program.address)
  const heard: string[] = []

  async function device(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: WIDE, locale: 'en-GB', ...options })
    // What hangs says so; what is slow is waited for.
    context.setDefaultTimeout(TIME_MS_MAX)
    const page = await context.newPage()
    listen(page, heard)
    return page
  }

  return {
    address: program.address,
    program,
    browser,
    complaints: () => heard.splice(0),
    device,
    async somebody(nickname, fullName) {
      const email = `${nickname}@example.com`
      const { idToken } = await newPerson(client, email)
      const ask = async <Data>(query: string, variables: Given = {}): Promise<Data> => {
        const operation = { query, variables, endpoint: GUILD }
        const { data: found, errors } = await client.graphql<Data>(operation, idToken)
        if (!found || errors) throw new Error(JSON.stringify(errors))
        return found
      }
      const { registerUser } = await ask<{ registerUser: { id: string } }>(REGISTER, {
        nickname,
        fullName,
      })
      return { id: registerUser.id, nickname, fullName, email, ask }
    },
    async deviceOf(email, options) {
      const page = await device(options)
      await page.goto(`${program.address}/goalsguild/sign-in`)
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in' }).click()
      // The door is behind them.
      await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
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
