import { accountsModule } from '@longtable/accounts'
import { printModules, printTypes } from '@longtable/api'
import { collabHubSystem } from '@longtable/collab-hub'
import { goalsGuildSystem } from '@longtable/goals-guild'
import { holdThatThoughtSystem } from '@longtable/hold-that-thought'
import { viewsUnder } from './views.ts'

const served = [
  {
    folder: 'packages/accounts',
    context: 'AccountsContext',
    features: [{ name: 'accounts', ...accountsModule }],
  },
  {
    folder: 'packages/goals-guild',
    context: 'GuildContext',
    features: goalsGuildSystem.modules,
  },
  {
    folder: 'packages/collab-hub',
    context: 'HubContext',
    features: collabHubSystem.modules,
  },
  {
    folder: 'packages/hold-that-thought',
    context: 'FamilyContext',
    features: holdThatThoughtSystem.modules,
  },
]

interface Written {
  readonly path: string
  readonly text: string
}

/**
 * What each served system lets clients ask for, beside its package: a change of it is seen in review.
 * The types come first, and are made of the SDL alone: they say what the resolvers are to be.
 */
export const schemaFiles: readonly Written[] = served.flatMap(({ folder, context, features }) => [
  {
    path: `${folder}/src/generated/schema.ts`,
    get text() {
      return printTypes({ context, features, views: viewsUnder(`${folder}/src`) })
    },
  },
  {
    path: `${folder}/schema.graphql`,
    get text() {
      return printModules(features)
    },
  },
])
