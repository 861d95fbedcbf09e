import { accountsTable } from '@longtable/accounts'
import { openLmdb } from '@longtable/store/lmdb'
import type { Report } from './report.ts'
import type { Stage } from './stage.ts'

const PROBLEMS_EXIT = 3

/** Changes one audited act behind the program's back. */
async function tamper(directory: string): Promise<string> {
  const engine = await openLmdb({ directory, tables: [accountsTable] })
  try {
    for await (const page of engine.tools(accountsTable.name).scan())
      for (const item of page)
        if (item['action'] === 'USER_REGISTERED') {
          const edited = { ...item, action: 'USER_LOGIN' }
          await engine.table(accountsTable.name).write([{ kind: 'put', item: edited }])
          return `${item.PK} / ${item.SK}`
        }
    throw new Error('There is no audit entry to tamper with.')
  } finally {
    await engine.close()
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Beside a running server. */
export async function tourCommands(stage: Stage, report: Report): Promise<void> {
  const { see } = report
  report.line('Build 6: the command line')
  const help = await stage.command('--help')
  see('--help names every command', help.code === 0 && /deadletters replay/.test(help.stdout))
  const own = await stage.command('deadletters', 'replay', '--help')
  see('each command has help with examples', /Examples\n {2}npx longtable/.test(own.stdout))
  const granted = await stage.command('admin', 'grant', 'ana@example.com', '--json')
  see('admin grant', granted.code === 0 && parsed(granted.stdout) !== undefined, granted.stdout)
  const nobody = await stage.command('admin', 'grant', 'nobody@example.com')
  see('for nobody is refused with code 1', nobody.code === 1, nobody.stderr)
  const tables = await stage.command('tables', 'describe', '--json')
  const names = (parsed(tables.stdout) as { name: string }[]).map(({ name }) => name)
  see('tables describe', names.length === 5 && tables.code === 0, names)
  const letters = await stage.command('deadletters', 'list', '--json')
  see(
    'deadletters list',
    letters.code === 0 && parsed(letters.stdout) !== undefined,
    letters.stdout,
  )
  const wrong = await stage.command('surf')
  see('an unknown command ends with code 2', wrong.code === 2, wrong.stderr.split('\n')[0])
}

/** With the server stopped. */
export async function tourVerify(stage: Stage, report: Report): Promise<void> {
  const { see } = report
  report.line('Build 1 and 6: sealed audit chains, and verify')
  const whole = await stage.command('verify')
  see('verify finds nothing wrong', whole.code === 0, whole.stdout)
  const where = await tamper(stage.data)
  const broken = await stage.command('verify', '--json')
  const reports = (parsed(broken.stdout) ?? []) as { problems: string[] }[]
  see(
    'after one edit it ends with code 3 and says where',
    broken.code === PROBLEMS_EXIT,
    reports.flatMap(({ problems }) => problems),
  )
  see('the edit was', true, where)
}
