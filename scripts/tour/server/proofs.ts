import { readFile } from 'node:fs/promises'
import type { Report } from './report.ts'

interface Proof {
  readonly of: string
  readonly file: string
  /** How the test's title begins. */
  readonly title: string
}

/** What a client cannot show from outside: tests do, and this says which. */
const PROOFS: readonly Proof[] = [
  {
    of: 'a poison change stops nobody',
    file: 'packages/core/src/processors/runner.test.ts',
    title: 'let a poison change stop nobody',
  },
  {
    of: 'the audit chain finds every edit, removal and reordering',
    file: 'packages/core/src/seal/seal.test.ts',
    title: 'shows every edit, removal, swap and insertion tried on it',
  },
  {
    of: 'at least 500 hostile documents run no resolver',
    file: 'packages/api/src/hostile.test.ts',
    title: 'run no resolver over HTTP',
  },
  {
    of: 'and do not grow memory',
    file: 'packages/api/src/memory.test.ts',
    title: 'does not grow over 20,000 different documents',
  },
  {
    of: 'a repeat ×50 at once from two processes and after a restart',
    file: 'hosts/server/src/repeats.test.ts',
    title: 'fifty at once from two processes',
  },
  {
    of: 'mail goes to a real SMTP server, once',
    file: 'hosts/server/src/mail.test.ts',
    title: 'arrives at a real mail server once',
  },
  {
    of: 'it works the same on DynamoDB',
    file: 'hosts/server/src/dynamodb.test.ts',
    title: 'serves the same on DynamoDB',
  },
]

export async function tourProofs({ line, see }: Report): Promise<void> {
  line('Tests: what only tests can show (`npm test` runs them)')
  for (const { of, file, title } of PROOFS) {
    const text = await readFile(file, 'utf8').catch(() => '')
    see(of, text.includes(title), file)
  }
  const tokens = await readFile('packages/accounts/src/tokens/tokens.test.ts', 'utf8')
  see('200 forged tokens are refused', /forged/i.test(tokens), 'packages/accounts/src/tokens')
  line('Build 8: `npm run bench api` compares with a bare route')
  const results = await readFile('docs/benchmarks.md', 'utf8').catch(() => '')
  see('its results are written down', /^## api$/im.test(results), 'docs/benchmarks.md')
}
