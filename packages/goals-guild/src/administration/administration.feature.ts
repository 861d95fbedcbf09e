import type { Feature } from '@longtable/system'
import { administrationModule } from './administration.graphql.ts'
import { eraseReports } from './erase-reports.ts'

export const administrationFeature: Feature = {
  ...administrationModule,
  erase: [eraseReports],
}
