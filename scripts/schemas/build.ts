import { accountsModule } from '@longtable/accounts'
import { printModules } from '@longtable/api'
import { goalsGuildSystem } from '@longtable/goals-guild'

/** What each served system lets clients ask for, beside its package: a change of it is seen in review. */
export const buildSchemas = (): readonly { readonly path: string; readonly text: string }[] => [
  { path: 'packages/accounts/schema.graphql', text: printModules([accountsModule]) },
  { path: 'packages/goals-guild/schema.graphql', text: printModules(goalsGuildSystem.modules) },
]
