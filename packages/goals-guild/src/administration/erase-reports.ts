import { eraser, removes } from '@longtable/system'
import { reportsBy } from './report.patterns.ts'

export const eraseReports = eraser('reports', [removes(reportsBy, 'reporterId')])
