import { whoMayNot } from '@longtable/testing/permissions'
import { everyone, hubRoles, type PermissionRow } from '../testing/roles.ts'
import { startupOf } from '../testing/startups.ts'
import { saveItem } from './save-item.ts'
import { saveSearch } from './save-search.ts'
import { searchFeature } from './search.feature.ts'

/** Also for who is not signed in, or has no verified place here. */
const OPEN = everyone('allowed', { pending: 'allowed', unauthenticated: 'allowed' })

const startupId: PermissionRow['variables'] = async ({ world, owner }) => ({
  id: await startupOf(world, owner),
})

whoMayNot(searchFeature, hubRoles, [
  {
    operation: 'Query.searchStartups',
    document: '{ searchStartups(text: "pump") { items { startup { id } } counts { total } } }',
    variables: startupId,
    outcomes: OPEN,
    unregistered: 'allowed',
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.searchRoles',
    document: '{ searchRoles(text: "engineer") { items { role { id } } counts { total } } }',
    variables: () => ({}),
    outcomes: OPEN,
    unregistered: 'allowed',
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.searchTalents',
    document: '{ searchTalents(text: "zoe") { items { user { id } } counts { total } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.savedItems',
    document: '{ savedItems(kind: STARTUP) { items { id } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.savedSearches',
    document: '{ savedSearches { items { id } } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.saveItem',
    document: 'mutation ($id: ID!) { saveItem(kind: STARTUP, id: $id) { id } }',
    variables: async ({ world, owner }) => ({
      id: await startupOf(world, owner, { visibility: 'PRIVATE' }),
    }),
    outcomes: everyone('NOT_FOUND startups.unknown'),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.unsaveItem',
    document: 'mutation ($id: ID!) { unsaveItem(kind: STARTUP, id: $id) { id } }',
    async variables(cast) {
      const { id } = (await startupId(cast)) as { readonly id: string }
      await saveItem(cast.world.again(cast.owner), saveItem.input.parse({ kind: 'STARTUP', id }))
      return { id }
    },
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.saveSearch',
    document: 'mutation { saveSearch(name: "Pumps", of: STARTUP, text: "pump") { id } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.deleteSavedSearch',
    document: 'mutation ($id: ID!) { deleteSavedSearch(id: $id) { id } }',
    async variables({ world, owner }) {
      const input = saveSearch.input.parse({ name: 'Mine', of: 'ROLE' })
      return { id: (await saveSearch(world.again(owner), input)).id }
    },
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
])
