// Generated from role-acts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { RoleRow } from './roles.operations.ts'

export type CreateRoleData = { readonly createRole: RoleRow }
export type CreateRoleVariables = { readonly startupId: string; readonly title: string; readonly description: string; readonly type: 'CONTRACT' | 'EQUITY_ONLY' | 'FULL_TIME' | 'PART_TIME'; readonly skills: ReadonlyArray<string>; readonly compensation?: string | null | undefined; readonly equityRange?: string | null | undefined; readonly isOpen?: boolean | null | undefined; readonly requestId?: string | null | undefined }
export const CreateRole: Operation<CreateRoleData, CreateRoleVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation CreateRole($startupId:ID!$title:String!$description:String!$type:RoleType!$skills:[String!]!$compensation:String$equityRange:String$isOpen:Boolean$requestId:String){createRole(startupId:$startupId title:$title description:$description type:$type skills:$skills compensation:$compensation equityRange:$equityRange isOpen:$isOpen requestId:$requestId){...RoleRow}}fragment RoleRow on Role{id startupId title type skills isOpen compensation equityRange applicantCount createdAt}",
}

export type UpdateRoleData = { readonly updateRole: RoleRow & { readonly description: string | null } }
export type UpdateRoleVariables = { readonly startupId: string; readonly roleId: string; readonly title?: string | null | undefined; readonly description?: string | null | undefined; readonly type?: 'CONTRACT' | 'EQUITY_ONLY' | 'FULL_TIME' | 'PART_TIME' | null | undefined; readonly skills?: ReadonlyArray<string> | null | undefined; readonly compensation?: string | null | undefined; readonly equityRange?: string | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateRole: Operation<UpdateRoleData, UpdateRoleVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation UpdateRole($startupId:ID!$roleId:ID!$title:String$description:String$type:RoleType$skills:[String!]$compensation:String$equityRange:String$requestId:String){updateRole(startupId:$startupId roleId:$roleId title:$title description:$description type:$type skills:$skills compensation:$compensation equityRange:$equityRange requestId:$requestId){...RoleRow description}}fragment RoleRow on Role{id startupId title type skills isOpen compensation equityRange applicantCount createdAt}",
}

export type OpenRoleData = { readonly openRole: RoleRow }
export type OpenRoleVariables = { readonly startupId: string; readonly roleId: string; readonly requestId?: string | null | undefined }
export const OpenRole: Operation<OpenRoleData, OpenRoleVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation OpenRole($startupId:ID!$roleId:ID!$requestId:String){openRole(startupId:$startupId roleId:$roleId requestId:$requestId){...RoleRow}}fragment RoleRow on Role{id startupId title type skills isOpen compensation equityRange applicantCount createdAt}",
}

export type CloseRoleData = { readonly closeRole: RoleRow }
export type CloseRoleVariables = { readonly startupId: string; readonly roleId: string; readonly requestId?: string | null | undefined }
export const CloseRole: Operation<CloseRoleData, CloseRoleVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation CloseRole($startupId:ID!$roleId:ID!$requestId:String){closeRole(startupId:$startupId roleId:$roleId requestId:$requestId){...RoleRow}}fragment RoleRow on Role{id startupId title type skills isOpen compensation equityRange applicantCount createdAt}",
}

export type DeleteRoleData = { readonly deleteRole: { readonly roleId: string } }
export type DeleteRoleVariables = { readonly startupId: string; readonly roleId: string; readonly requestId?: string | null | undefined }
export const DeleteRole: Operation<DeleteRoleData, DeleteRoleVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation DeleteRole($startupId:ID!$roleId:ID!$requestId:String){deleteRole(startupId:$startupId roleId:$roleId requestId:$requestId){roleId}}",
}
