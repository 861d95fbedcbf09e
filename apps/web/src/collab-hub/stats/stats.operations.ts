// Generated from stats.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type StartupFiguresData = { readonly startupFigures: { readonly startupId: string; readonly from: string; readonly to: string; readonly days: ReadonlyArray<{ readonly day: string; readonly views: number; readonly deckViews: number }>; readonly roles: ReadonlyArray<{ readonly roleId: string; readonly title: string; readonly isOpen: boolean; readonly statuses: ReadonlyArray<{ readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN'; readonly count: number }> }> } }
export type StartupFiguresVariables = { readonly startupId: string }
export const StartupFigures: Operation<StartupFiguresData, StartupFiguresVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query StartupFigures($startupId:ID!){startupFigures(startupId:$startupId){startupId from to days{day views deckViews}roles{roleId title isOpen statuses{status count}}}}",
}

export type VisitStartupData = { readonly visitStartup: { readonly startupId: string } }
export type VisitStartupVariables = { readonly startupId: string; readonly requestId?: string | null | undefined }
export const VisitStartup: Operation<VisitStartupData, VisitStartupVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation VisitStartup($startupId:ID!$requestId:String){visitStartup(startupId:$startupId requestId:$requestId){startupId}}",
}
