import { own } from './app-route.tsx'

/** Everybody, how they belong together, and each of them. */
export const familyRoutes = [
  own('/family', () => import('./family/family-page.tsx'), 'FamilyPage'),
  own('/family/tree', () => import('./family/tree/tree-page.tsx'), 'TreePage'),
  own('/family/$userId', () => import('./family/member-page.tsx'), 'MemberPage'),
  own('/people/$personId', () => import('./person/person-page.tsx'), 'PersonPage'),
]
