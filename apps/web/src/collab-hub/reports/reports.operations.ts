// Generated from reports.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type ReportThingData = { readonly reportThing: { readonly reportId: string } }
export type ReportThingVariables = { readonly targetType: 'CONVERSATION' | 'MESSAGE' | 'STARTUP' | 'STARTUP_ROLE' | 'USER'; readonly targetId: string; readonly parentId?: string | null | undefined; readonly reason: string; readonly requestId?: string | null | undefined }
export const ReportThing: Operation<ReportThingData, ReportThingVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation ReportThing($targetType:ReportedType!$targetId:ID!$parentId:ID$reason:String!$requestId:String){reportThing(targetType:$targetType targetId:$targetId parentId:$parentId reason:$reason requestId:$requestId){reportId}}",
}
