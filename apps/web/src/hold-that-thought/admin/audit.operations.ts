// Generated from audit.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type AuditFields = { readonly id: string; readonly userId: string; readonly action: string; readonly resourceType: string; readonly resourceId: string; readonly ipAddress: string; readonly userAgent: string; readonly metadata: string | null; readonly sequence: number | null; readonly createdAt: string }

export type AuditByDayData = { readonly auditByDay: { readonly after: string | null; readonly items: ReadonlyArray<AuditFields> } }
export type AuditByDayVariables = { readonly date: string; readonly action?: string | null | undefined; readonly after?: string | null | undefined }
export const AuditByDay: Operation<AuditByDayData, AuditByDayVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query AuditByDay($date:String!$action:String$after:String){auditByDay(date:$date action:$action first:50 after:$after){after items{...AuditFields}}}fragment AuditFields on AuditEntry{id userId action resourceType resourceId ipAddress userAgent metadata sequence createdAt}",
}

export type AuditByUserData = { readonly auditByUser: { readonly after: string | null; readonly items: ReadonlyArray<AuditFields> } }
export type AuditByUserVariables = { readonly userId: string; readonly action?: string | null | undefined; readonly after?: string | null | undefined }
export const AuditByUser: Operation<AuditByUserData, AuditByUserVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query AuditByUser($userId:ID!$action:String$after:String){auditByUser(userId:$userId action:$action first:50 after:$after){after items{...AuditFields}}}fragment AuditFields on AuditEntry{id userId action resourceType resourceId ipAddress userAgent metadata sequence createdAt}",
}

export type ChainFields = { readonly sequence: number; readonly hash: string | null; readonly sealedUntil: string | null; readonly unsealedCount: number; readonly isChecking: boolean; readonly check: { readonly checkedAt: string; readonly wholeAt: string | null; readonly sequence: number; readonly problemCount: number; readonly problems: ReadonlyArray<string> } | null }

export type AuditChainData = { readonly auditChain: ChainFields }
export type AuditChainVariables = Record<string, never>
export const AuditChain: Operation<AuditChainData, AuditChainVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query AuditChain{auditChain{...ChainFields}}fragment ChainFields on AuditChain{sequence hash sealedUntil unsealedCount isChecking check{checkedAt wholeAt sequence problemCount problems}}",
}

export type CheckAuditChainData = { readonly checkAuditChain: ChainFields }
export type CheckAuditChainVariables = { readonly requestId?: string | null | undefined }
export const CheckAuditChain: Operation<CheckAuditChainData, CheckAuditChainVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation CheckAuditChain($requestId:String){checkAuditChain(requestId:$requestId){...ChainFields}}fragment ChainFields on AuditChain{sequence hash sealedUntil unsealedCount isChecking check{checkedAt wholeAt sequence problemCount problems}}",
}
