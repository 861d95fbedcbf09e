// Generated from reports.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type ReportsData = { readonly reports: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly status: 'DISMISSED' | 'OPEN' | 'RESOLVED'; readonly reason: string; readonly targetType: 'CONVERSATION' | 'MESSAGE' | 'STARTUP' | 'STARTUP_ROLE' | 'USER'; readonly targetId: string; readonly parentId: string | null; readonly ownerId: string | null; readonly reporterId: string; readonly act: 'BAN_USER' | 'CLOSE_ROLE' | 'DISMISS' | 'REMOVE_MESSAGE' | 'SUSPEND_STARTUP' | null; readonly resolution: string | null; readonly resolvedBy: string | null; readonly quote: string | null; readonly createdAt: string; readonly updatedAt: string }> } }
export type ReportsVariables = { readonly status?: 'DISMISSED' | 'OPEN' | 'RESOLVED' | null | undefined; readonly after?: string | null | undefined }
export const Reports: Operation<ReportsData, ReportsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Reports($status:ReportStatus$after:String){reports(status:$status first:50 after:$after){after items{id status reason targetType targetId parentId ownerId reporterId act resolution resolvedBy quote createdAt updatedAt}}}",
}

export type DecideReportData = { readonly decideReport: { readonly id: string; readonly status: 'DISMISSED' | 'OPEN' | 'RESOLVED' } }
export type DecideReportVariables = { readonly reportId: string; readonly act: 'BAN_USER' | 'CLOSE_ROLE' | 'DISMISS' | 'REMOVE_MESSAGE' | 'SUSPEND_STARTUP'; readonly notes?: string | null | undefined; readonly requestId?: string | null | undefined }
export const DecideReport: Operation<DecideReportData, DecideReportVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation DecideReport($reportId:ID!$act:ReportAct!$notes:String$requestId:String){decideReport(reportId:$reportId act:$act notes:$notes requestId:$requestId){id status}}",
}

export type AuditByDayData = { readonly auditByDay: { readonly after: string | null; readonly items: ReadonlyArray<AuditFields> } }
export type AuditByDayVariables = { readonly date: string; readonly action?: string | null | undefined; readonly after?: string | null | undefined }
export const AuditByDay: Operation<AuditByDayData, AuditByDayVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query AuditByDay($date:String!$action:String$after:String){auditByDay(date:$date action:$action first:50 after:$after){after items{...AuditFields}}}fragment AuditFields on AuditEntry{id action createdAt userId resourceType resourceId metadata ipAddress userAgent sequence}",
}

export type AuditByUserData = { readonly auditByUser: { readonly after: string | null; readonly items: ReadonlyArray<AuditFields> } }
export type AuditByUserVariables = { readonly userId: string; readonly action?: string | null | undefined; readonly after?: string | null | undefined }
export const AuditByUser: Operation<AuditByUserData, AuditByUserVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query AuditByUser($userId:ID!$action:String$after:String){auditByUser(userId:$userId action:$action first:50 after:$after){after items{...AuditFields}}}fragment AuditFields on AuditEntry{id action createdAt userId resourceType resourceId metadata ipAddress userAgent sequence}",
}

export type AuditFields = { readonly id: string; readonly action: string; readonly createdAt: string; readonly userId: string; readonly resourceType: string; readonly resourceId: string; readonly metadata: string | null; readonly ipAddress: string; readonly userAgent: string; readonly sequence: number | null }

export type ChainFields = { readonly sequence: number; readonly hash: string | null; readonly sealedUntil: string | null; readonly unsealedCount: number; readonly isChecking: boolean; readonly check: { readonly checkedAt: string; readonly wholeAt: string | null; readonly sequence: number; readonly problemCount: number; readonly problems: ReadonlyArray<string> } | null }

export type AuditChainData = { readonly auditChain: ChainFields }
export type AuditChainVariables = Record<string, never>
export const AuditChain: Operation<AuditChainData, AuditChainVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query AuditChain{auditChain{...ChainFields}}fragment ChainFields on AuditChain{sequence hash sealedUntil unsealedCount isChecking check{checkedAt wholeAt sequence problemCount problems}}",
}

export type CheckAuditChainData = { readonly checkAuditChain: ChainFields }
export type CheckAuditChainVariables = { readonly requestId?: string | null | undefined }
export const CheckAuditChain: Operation<CheckAuditChainData, CheckAuditChainVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation CheckAuditChain($requestId:String){checkAuditChain(requestId:$requestId){...ChainFields}}fragment ChainFields on AuditChain{sequence hash sealedUntil unsealedCount isChecking check{checkedAt wholeAt sequence problemCount problems}}",
}
