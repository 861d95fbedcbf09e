// Generated from person-acts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from './person.operations.ts'

export type CreatePersonData = { readonly createPerson: PersonFields }
export type CreatePersonVariables = { readonly name: string; readonly birthDate?: string | null | undefined; readonly birthDateText?: string | null | undefined; readonly deathDate?: string | null | undefined; readonly deathDateText?: string | null | undefined; readonly note?: string | null | undefined; readonly requestId?: string | null | undefined }
export const CreatePerson: Operation<CreatePersonData, CreatePersonVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation CreatePerson($name:String!$birthDate:String$birthDateText:String$deathDate:String$deathDateText:String$note:String$requestId:String){createPerson(name:$name birthDate:$birthDate birthDateText:$birthDateText deathDate:$deathDate deathDateText:$deathDateText note:$note requestId:$requestId){...PersonFields}}fragment PersonFields on Person{id name userId birthDate birthDateText deathDate deathDateText note}",
}

export type UpdatePersonData = { readonly updatePerson: PersonFields }
export type UpdatePersonVariables = { readonly personId: string; readonly name?: string | null | undefined; readonly birthDate?: string | null | undefined; readonly birthDateText?: string | null | undefined; readonly deathDate?: string | null | undefined; readonly deathDateText?: string | null | undefined; readonly note?: string | null | undefined; readonly requestId?: string | null | undefined }
export const UpdatePerson: Operation<UpdatePersonData, UpdatePersonVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation UpdatePerson($personId:ID!$name:String$birthDate:String$birthDateText:String$deathDate:String$deathDateText:String$note:String$requestId:String){updatePerson(personId:$personId name:$name birthDate:$birthDate birthDateText:$birthDateText deathDate:$deathDate deathDateText:$deathDateText note:$note requestId:$requestId){...PersonFields}}fragment PersonFields on Person{id name userId birthDate birthDateText deathDate deathDateText note}",
}

export type RelatePeopleData = { readonly relatePeople: { readonly id: string } }
export type RelatePeopleVariables = { readonly personId: string; readonly otherId: string; readonly type: 'child' | 'other' | 'parent' | 'partner' | 'sibling'; readonly customType?: string | null | undefined; readonly reverseCustomType?: string | null | undefined; readonly requestId?: string | null | undefined }
export const RelatePeople: Operation<RelatePeopleData, RelatePeopleVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation RelatePeople($personId:ID!$otherId:ID!$type:RelationshipType!$customType:String$reverseCustomType:String$requestId:String){relatePeople(personId:$personId otherId:$otherId type:$type customType:$customType reverseCustomType:$reverseCustomType requestId:$requestId){id}}",
}

export type UnrelatePeopleData = { readonly unrelatePeople: { readonly id: string } }
export type UnrelatePeopleVariables = { readonly personId: string; readonly otherId: string; readonly requestId?: string | null | undefined }
export const UnrelatePeople: Operation<UnrelatePeopleData, UnrelatePeopleVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation UnrelatePeople($personId:ID!$otherId:ID!$requestId:String){unrelatePeople(personId:$personId otherId:$otherId requestId:$requestId){id}}",
}

export type LinkPersonData = { readonly linkPerson: { readonly id: string; readonly userId: string | null } }
export type LinkPersonVariables = { readonly personId: string; readonly userId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const LinkPerson: Operation<LinkPersonData, LinkPersonVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation LinkPerson($personId:ID!$userId:ID$requestId:String){linkPerson(personId:$personId userId:$userId requestId:$requestId){id userId}}",
}

export type UnlinkPersonData = { readonly unlinkPerson: { readonly id: string; readonly userId: string | null } }
export type UnlinkPersonVariables = { readonly personId: string; readonly requestId?: string | null | undefined }
export const UnlinkPerson: Operation<UnlinkPersonData, UnlinkPersonVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation UnlinkPerson($personId:ID!$requestId:String){unlinkPerson(personId:$personId requestId:$requestId){id userId}}",
}
