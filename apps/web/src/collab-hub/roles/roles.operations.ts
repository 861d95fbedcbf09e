// Generated from roles.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { StartupCard } from '../startups/startups.operations.ts'

export type RoleRow = { readonly id: string; readonly startupId: string; readonly title: string; readonly type: 'CONTRACT' | 'EQUITY_ONLY' | 'FULL_TIME' | 'PART_TIME'; readonly skills: ReadonlyArray<string>; readonly isOpen: boolean; readonly compensation: string | null; readonly equityRange: string | null; readonly applicantCount: number | null; readonly createdAt: string }

export type OpenRolesData = { readonly openRoles: { readonly after: string | null; readonly items: ReadonlyArray<RoleRow & { readonly startup: StartupCard }> } }
export type OpenRolesVariables = { readonly after?: string | null | undefined }
export const OpenRoles: Operation<OpenRolesData, OpenRolesVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query OpenRoles($after:String){openRoles(first:50 after:$after){after items{...RoleRow startup{...StartupCard}}}}fragment RoleRow on Role{id startupId title type skills isOpen compensation equityRange applicantCount createdAt}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}",
}

export type RoleData = { readonly role: RoleRow & { readonly description: string | null; readonly updatedAt: string | null; readonly startup: StartupCard } }
export type RoleVariables = { readonly startupId: string; readonly roleId: string }
export const Role: Operation<RoleData, RoleVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Role($startupId:ID!$roleId:ID!){role(startupId:$startupId roleId:$roleId){...RoleRow description updatedAt startup{...StartupCard}}}fragment RoleRow on Role{id startupId title type skills isOpen compensation equityRange applicantCount createdAt}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}",
}

export type StartupRolesData = { readonly startupRoles: { readonly after: string | null; readonly items: ReadonlyArray<RoleRow> } }
export type StartupRolesVariables = { readonly startupId: string; readonly after?: string | null | undefined }
export const StartupRoles: Operation<StartupRolesData, StartupRolesVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query StartupRoles($startupId:ID!$after:String){startupRoles(startupId:$startupId first:50 after:$after){after items{...RoleRow}}}fragment RoleRow on Role{id startupId title type skills isOpen compensation equityRange applicantCount createdAt}",
}
