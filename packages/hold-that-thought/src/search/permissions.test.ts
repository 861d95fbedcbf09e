import { whoMayNot } from '@longtable/testing/permissions'
import { familyRoles, forMembers } from '../testing/roles.ts'
import { searchFeature } from './search.feature.ts'

whoMayNot(searchFeature, familyRoles, [
  forMembers(
    'Query.searchArchive',
    '{ searchArchive(text: "dear") { items { kind } counts { total } } }',
  ),
])
