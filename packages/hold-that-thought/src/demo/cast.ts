import type { DemoVisitor } from '@longtable/system'

/** Somebody of the family who has an account. */
interface Relative {
  readonly displayName: string
  readonly bio: string
  readonly familyRelationship: string
  readonly generation: string
  readonly familyBranch: string
}

/** By nickname. The first one is who most of it is about. */
export const CAST = {
  demo: {
    displayName: 'Robin Hale',
    bio: 'I found the first box under the stairs in Whitby. There were four.',
    familyRelationship: 'grandchild of Edith and Walter',
    generation: '3',
    familyBranch: 'Hale',
  },
  margaret: {
    displayName: 'Margaret Hale',
    bio: 'Retired from the county library. I still sort everything.',
    familyRelationship: 'daughter of Edith and Walter',
    generation: '2',
    familyBranch: 'Hale',
  },
  jonas: {
    displayName: 'Jonas Lindqvist',
    bio: 'Cousin in Göteborg. I translate what farfar wrote in Swedish.',
    familyRelationship: 'grandson of Anna and Nils',
    generation: '3',
    familyBranch: 'Lindqvist',
  },
} satisfies Readonly<Record<string, Relative>>

export type Who = keyof typeof CAST
export const NICKNAMES = Object.keys(CAST) as Who[]

export const VISITORS: readonly (DemoVisitor & { readonly nickname: Who })[] = [
  { nickname: 'demo', fullName: CAST.demo.displayName, role: 'relative' },
  { nickname: 'margaret', fullName: CAST.margaret.displayName, role: 'admin' },
]
