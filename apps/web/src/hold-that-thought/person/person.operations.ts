// Generated from person.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { LetterLine } from '../letters/letters.operations.ts'
import type { MemberFields } from '../family/family.operations.ts'

export type PersonFields = { readonly id: string; readonly name: string; readonly userId: string | null; readonly birthDate: string | null; readonly birthDateText: string | null; readonly deathDate: string | null; readonly deathDateText: string | null; readonly note: string | null }

export type OnePersonData = { readonly person: PersonFields & { readonly relationships: ReadonlyArray<{ readonly personId: string; readonly type: 'child' | 'other' | 'parent' | 'partner' | 'sibling'; readonly customType: string | null; readonly person: PersonFields | null }> } }
export type OnePersonVariables = { readonly personId: string }
export const OnePerson: Operation<OnePersonData, OnePersonVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query OnePerson($personId:ID!){person(personId:$personId){...PersonFields relationships{personId type customType person{...PersonFields}}}}fragment PersonFields on Person{id name userId birthDate birthDateText deathDate deathDateText note}",
}

export type PeopleByNameData = { readonly people: { readonly after: string | null; readonly items: ReadonlyArray<PersonFields> } }
export type PeopleByNameVariables = { readonly after?: string | null | undefined }
export const PeopleByName: Operation<PeopleByNameData, PeopleByNameVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query PeopleByName($after:String){people(first:100 after:$after){after items{...PersonFields}}}fragment PersonFields on Person{id name userId birthDate birthDateText deathDate deathDateText note}",
}

export type FamilyTreeData = { readonly familyTree: { readonly after: string | null; readonly nodes: ReadonlyArray<PersonFields>; readonly edges: ReadonlyArray<{ readonly fromId: string; readonly toId: string; readonly kind: 'other' | 'parentOf' | 'partnerOf' | 'siblingOf'; readonly customType: string | null }> } }
export type FamilyTreeVariables = { readonly after?: string | null | undefined }
export const FamilyTree: Operation<FamilyTreeData, FamilyTreeVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query FamilyTree($after:String){familyTree(first:200 after:$after){after nodes{...PersonFields}edges{fromId toId kind customType}}}fragment PersonFields on Person{id name userId birthDate birthDateText deathDate deathDateText note}",
}

export type LettersOfPersonData = { readonly lettersOfPerson: { readonly after: string | null; readonly items: ReadonlyArray<LetterLine & { readonly fromIds: ReadonlyArray<string>; readonly toIds: ReadonlyArray<string>; readonly aboutIds: ReadonlyArray<string> }> } }
export type LettersOfPersonVariables = { readonly personId: string; readonly after?: string | null | undefined }
export const LettersOfPerson: Operation<LettersOfPersonData, LettersOfPersonVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query LettersOfPerson($personId:ID!$after:String){lettersOfPerson(personId:$personId first:30 after:$after){after items{...LetterLine fromIds toIds aboutIds}}}fragment LetterLine on Letter{id date dateText title author recipient place description tags from{...PersonName}to{...PersonName}}fragment PersonName on Person{id name}",
}

export type MediaOfPersonData = { readonly mediaOfPerson: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly title: string | null; readonly fileName: string; readonly category: 'documents' | 'pictures' | 'videos'; readonly contentType: string; readonly thumbnailUrl: string | null; readonly date: string | null; readonly dateText: string | null }> } }
export type MediaOfPersonVariables = { readonly personId: string; readonly after?: string | null | undefined }
export const MediaOfPerson: Operation<MediaOfPersonData, MediaOfPersonVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query MediaOfPerson($personId:ID!$after:String){mediaOfPerson(personId:$personId first:24 after:$after){after items{id title fileName category contentType thumbnailUrl date dateText}}}",
}

export type MemberData = { readonly member: MemberFields }
export type MemberVariables = { readonly userId: string }
export const Member: Operation<MemberData, MemberVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Member($userId:ID!){member(userId:$userId){...MemberFields}}fragment MemberFields on Member{userId displayName photoUrl isProfilePrivate bio familyRelationship generation familyBranch contactEmail personId}",
}
