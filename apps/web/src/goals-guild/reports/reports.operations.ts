// Generated from reports.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type ReportContentData = { readonly reportContent: { readonly reportedId: string } }
export type ReportContentVariables = { readonly reportedType: 'activity' | 'comment' | 'goal' | 'group' | 'user'; readonly reportedId: string; readonly reason: string; readonly requestId?: string | null | undefined }
export const ReportContent: Operation<ReportContentData, ReportContentVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation ReportContent($reportedType:ReportedType!$reportedId:ID!$reason:String!$requestId:String){reportContent(reportedType:$reportedType reportedId:$reportedId reason:$reason requestId:$requestId){reportedId}}",
}
