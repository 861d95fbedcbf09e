import type { Feature } from '@longtable/system'
import { moderationModule } from './moderation.graphql.ts'
import { reportEvents } from './report-events.processor.ts'
import { reportedFiles } from './reported-messages.ts'
import { verifyReports } from './verify-reports.ts'

export const moderationFeature: Feature = {
  ...moderationModule,
  processors: [reportEvents],
  files: reportedFiles,
  verify: [verifyReports],
}
