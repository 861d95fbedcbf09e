import { grantGroup, groupName, revokeGroup } from '@longtable/accounts'
import { DomainError } from '@longtable/core'
import { serveSystem } from '../serve-system.ts'
import type { SystemParts } from '../served.ts'
import { systems } from '../systems.ts'
import { type Command, type CommandRun, UsageError } from './command.ts'
import { withParts } from './with-parts.ts'

const OPERATOR = { address: 'local', agent: 'longtable command line' }
const systemOption = { system: { type: 'string' } } as const
const SYSTEM_NAMES = ['goalsguild', 'collabhub', 'holdthatthought']

/** A system keeps its own admins in its profiles; who has not registered there yet is told so. */
async function setSystemAdmins(
  parts: SystemParts,
  userId: string,
  change: AdminChange,
): Promise<string[]> {
  const notes: string[] = []
  for (const { system } of systems) {
    if (!system || (change.system !== undefined && system.face.path !== `/${change.system}`))
      continue
    try {
      await serveSystem(system, parts, {}).setAdmin?.(userId, change.isAdmin)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      notes.push(`${system.face.title}: ${error.message}`)
    }
  }
  return notes
}

interface AdminChange {
  readonly isAdmin: boolean
  readonly system: string | undefined
}

async function setAdmin(run: CommandRun, isAdmin: boolean): Promise<void> {
  const { operands, options, answer } = run
  const [email, ...more] = operands
  if (email === undefined || more.length > 0) throw new UsageError('Name one e-mail address.')
  const system = options['system'] === undefined ? undefined : String(options['system'])
  if (system !== undefined && !SYSTEM_NAMES.includes(system))
    throw new UsageError(`--system is one of ${SYSTEM_NAMES.join(', ')}.`)
  await withParts(run, async (parts) => {
    const input = grantGroup.input.parse({ email, group: groupName('admin', system) })
    const change = isAdmin ? grantGroup : revokeGroup
    const result = await change(parts.people.accountsContext(undefined, OPERATOR), input)
    const notes = await setSystemAdmins(parts, result.userId, { isAdmin, system })
    const groups = `${email} is now in: ${result.groups.join(', ') || 'no group'}.`
    answer({ ...result, notes }, [groups, ...notes])
  })
}

export const adminCommands: readonly Command[] = [
  {
    words: 'admin grant',
    operands: '<email>',
    summary: 'Makes an account an admin, of everything or of one system.',
    examples: [
      'npx longtable admin grant ana@example.com',
      'npx longtable admin grant ana@example.com --system goalsguild',
    ],
    options: systemOption,
    run: (run) => setAdmin(run, true),
  },
  {
    words: 'admin revoke',
    operands: '<email>',
    summary: 'Takes it away again; tokens that are out already lose it at once.',
    examples: ['npx longtable admin revoke ana@example.com'],
    options: systemOption,
    run: (run) => setAdmin(run, false),
  },
]
