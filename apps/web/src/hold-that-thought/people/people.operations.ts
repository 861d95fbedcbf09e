// Generated from people.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonName } from '../letters/letters.operations.ts'

export type PeopleNamesData = { readonly people: { readonly after: string | null; readonly items: ReadonlyArray<PersonName & { readonly birthDate: string | null; readonly birthDateText: string | null; readonly deathDate: string | null; readonly deathDateText: string | null }> } }
export type PeopleNamesVariables = { readonly after?: string | null | undefined }
export const PeopleNames: Operation<PeopleNamesData, PeopleNamesVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query PeopleNames($after:String){people(first:200 after:$after){after items{...PersonName birthDate birthDateText deathDate deathDateText}}}fragment PersonName on Person{id name}",
}
