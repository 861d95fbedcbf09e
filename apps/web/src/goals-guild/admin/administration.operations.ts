// Generated from administration.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type ReportsData = { readonly reports: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly reportedType: 'activity' | 'comment' | 'goal' | 'group' | 'user'; readonly reportedId: string; readonly reporterId: string; readonly reason: string; readonly status: 'dismissed' | 'open' | 'resolved'; readonly note: string | null; readonly createdAt: string; readonly updatedAt: string; readonly reported: { readonly text: string; readonly owner: PersonFields | null } | null; readonly reporter: PersonFields | null; readonly decider: PersonFields | null }> } }
export type ReportsVariables = { readonly status: 'dismissed' | 'open' | 'resolved'; readonly after?: string | null | undefined }
export const Reports: Operation<ReportsData, ReportsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Reports($status:ReportStatus!$after:String){reports(status:$status first:20 after:$after){after items{reportedType reportedId reporterId reason status note createdAt updatedAt reported{text owner{...PersonFields}}reporter{...PersonFields}decider{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type DecideReportData = { readonly decideReport: { readonly status: 'dismissed' | 'open' | 'resolved' } }
export type DecideReportVariables = { readonly reportedType: 'activity' | 'comment' | 'goal' | 'group' | 'user'; readonly reportedId: string; readonly reporterId: string; readonly decision: 'dismissed' | 'resolved'; readonly note?: string | null | undefined; readonly requestId?: string | null | undefined }
export const DecideReport: Operation<DecideReportData, DecideReportVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DecideReport($reportedType:ReportedType!$reportedId:ID!$reporterId:ID!$decision:ReportDecision!$note:String$requestId:String){decideReport(reportedType:$reportedType reportedId:$reportedId reporterId:$reporterId decision:$decision note:$note requestId:$requestId){status}}",
}

export type AuditLogData = { readonly auditLog: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly userId: string; readonly action: string; readonly resourceType: string; readonly resourceId: string; readonly address: string; readonly agent: string; readonly details: string | null; readonly isSealed: boolean; readonly createdAt: string; readonly user: PersonFields | null }> } }
export type AuditLogVariables = { readonly date?: string | null | undefined; readonly userId?: string | null | undefined; readonly after?: string | null | undefined }
export const AuditLog: Operation<AuditLogData, AuditLogVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query AuditLog($date:String$userId:ID$after:String){auditLog(date:$date userId:$userId first:50 after:$after){after items{id userId action resourceType resourceId address agent details isSealed createdAt user{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type DeadLettersData = { readonly deadLetters: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly processor: string; readonly PK: string; readonly SK: string; readonly attempts: number; readonly error: string; readonly parkedAt: string; readonly behind: number }> } }
export type DeadLettersVariables = { readonly after?: string | null | undefined }
export const DeadLetters: Operation<DeadLettersData, DeadLettersVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query DeadLetters($after:String){deadLetters(first:20 after:$after){after items{id processor PK SK attempts error parkedAt behind}}}",
}

export type ReplayDeadLetterData = { readonly replayDeadLetter: { readonly letterId: string } }
export type ReplayDeadLetterVariables = { readonly letterId: string; readonly requestId?: string | null | undefined }
export const ReplayDeadLetter: Operation<ReplayDeadLetterData, ReplayDeadLetterVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation ReplayDeadLetter($letterId:ID!$requestId:String){replayDeadLetter(letterId:$letterId requestId:$requestId){letterId}}",
}

export type DropDeadLetterData = { readonly dropDeadLetter: { readonly letterId: string } }
export type DropDeadLetterVariables = { readonly letterId: string; readonly requestId?: string | null | undefined }
export const DropDeadLetter: Operation<DropDeadLetterData, DropDeadLetterVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DropDeadLetter($letterId:ID!$requestId:String){dropDeadLetter(letterId:$letterId requestId:$requestId){letterId}}",
}

export type ChainFields = { readonly sequence: number; readonly hash: string | null; readonly sealedUntil: string | null; readonly unsealedCount: number; readonly isChecking: boolean; readonly check: { readonly checkedAt: string; readonly wholeAt: string | null; readonly sequence: number; readonly problemCount: number; readonly problems: ReadonlyArray<string> } | null }

export type AuditChainData = { readonly auditChain: ChainFields }
export type AuditChainVariables = Record<string, never>
export const AuditChain: Operation<AuditChainData, AuditChainVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query AuditChain{auditChain{...ChainFields}}fragment ChainFields on AuditChain{sequence hash sealedUntil unsealedCount isChecking check{checkedAt wholeAt sequence problemCount problems}}",
}

export type CheckAuditChainData = { readonly checkAuditChain: ChainFields }
export type CheckAuditChainVariables = { readonly requestId?: string | null | undefined }
export const CheckAuditChain: Operation<CheckAuditChainData, CheckAuditChainVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CheckAuditChain($requestId:String){checkAuditChain(requestId:$requestId){...ChainFields}}fragment ChainFields on AuditChain{sequence hash sealedUntil unsealedCount isChecking check{checkedAt wholeAt sequence problemCount problems}}",
}
