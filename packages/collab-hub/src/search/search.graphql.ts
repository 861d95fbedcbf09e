import { listQuery, loader, mutationFields, noInput } from '@longtable/api'
import { countHits, FACET_VALUES_MAX } from '@longtable/search'
import { activeUserOrNobody, type HubContext } from '../context.ts'
import type { SearchResolvers } from '../generated/schema.ts'
import type { RoleView } from '../roles/role-views.ts'
import { startupLoader } from '../startups/startup-loader.graphql.ts'
import { rolesShown, searchRoles, searchStartups, searchTalents } from './find-hits.ts'
import { mySavedSearches, savedItems, SavedItemsInput } from './find-saved.ts'
import { saveItem, unsaveItem } from './save-item.ts'
import { deleteSavedSearch, saveSearch } from './save-search.ts'
import { RoleSearch, StartupSearch, TalentSearch } from './search-fields.ts'
import { searchTypeDefs } from './search.sdl.ts'

const HITS_MAX = 50
const FACETS_MAX = 5

/** By `startupId roleId`. */
const roleLoader = (context: HubContext) =>
  loader<string, RoleView | undefined>(context, 'search.roles', async (ids) =>
    rolesShown(context, await activeUserOrNobody(context), ids),
  )

const resolvers = {
  Query: {
    searchStartups: listQuery(StartupSearch, searchStartups),
    searchRoles: listQuery(RoleSearch, searchRoles),
    searchTalents: listQuery(TalentSearch, searchTalents),
    savedItems: listQuery(SavedItemsInput, savedItems),
    savedSearches: listQuery(noInput, mySavedSearches),
  },
  Mutation: mutationFields({ saveItem, unsaveItem, saveSearch, deleteSavedSearch }),
  StartupHitPage: { counts: (page, _, context) => countHits(context, page) },
  RoleHitPage: { counts: (page, _, context) => countHits(context, page) },
  TalentHitPage: { counts: (page, _, context) => countHits(context, page) },
  SavedItem: {
    startup: async ({ kind, id }, _, context) =>
      kind === 'STARTUP' ? ((await startupLoader(context).load(id)) ?? null) : null,
    role: async ({ kind, id, startupId }, _, context) =>
      kind === 'ROLE' ? ((await roleLoader(context).load(`${startupId} ${id}`)) ?? null) : null,
  },
} satisfies SearchResolvers

export const searchModule = {
  name: 'search',
  typeDefs: searchTypeDefs,
  resolvers,
  pageSizeMax: {
    'Query.searchStartups': HITS_MAX,
    'Query.searchRoles': HITS_MAX,
    'Query.searchTalents': HITS_MAX,
    'SearchCounts.facets': FACETS_MAX,
    'Facet.values': FACET_VALUES_MAX,
  },
}
