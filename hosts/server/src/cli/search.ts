import { DomainError } from '@longtable/core'
import { createKeeper } from '@longtable/search'
import { type Command, UsageError } from './command.ts'
import { everySoOften } from './progress.ts'
import { withParts } from './with-parts.ts'

export const searchCommands: readonly Command[] = [
  {
    words: 'search rebuild',
    summary: 'Builds the search indexes anew from the tables, while the server goes on.',
    details: `Each is built beside the one that is used, which goes on answering, and takes its place at once when it
is whole. It is not needed after a crash or when an index is lost: the server does that by itself.
On DynamoDB each host has indexes of its own: run it where the server runs.`,
    examples: ['npx longtable search rebuild', 'npx longtable search rebuild --table gg_core'],
    options: { table: { type: 'string' } },
    run: (run) =>
      withParts(run, async ({ searches }) => {
        const { table } = run.options
        const chosen = [...searches.kept].filter(([name]) => table === undefined || name === table)
        if (chosen.length === 0) throw new UsageError(`There is no search over ${String(table)}.`)
        const reports: { table: string; items: number; documents: number }[] = []
        for (const [name, options] of chosen) {
          let done = { items: 0, documents: 0 }
          const say = everySoOften((items) => run.progress(`${name}: ${items} items looked at …`))
          run.progress(`Building the search index of ${name} …`)
          const isBuilt = await createKeeper(options).rebuild((progress) => {
            done = progress
            say(progress.items)
          })
          if (!isBuilt)
            throw new DomainError(
              'CONFLICT',
              'search.building',
              `The search index of ${name} is being built already.`,
            )
          reports.push({ table: name, ...done })
        }
        run.answer(
          reports,
          reports.map((one) => `${one.table}: ${one.documents} documents of ${one.items} items`),
        )
      }),
  },
]
