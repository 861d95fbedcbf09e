import { on, verifier } from '@longtable/system'
import { Report, ReportGuard } from './report.entity.ts'

/** A report that is looked at holds its place, and nothing else does. */
export const verifyReports = verifier({
  takes: [
    on(Report, async (report, { find, problem }) => {
      if (report.status !== 'OPEN') return
      if ((await find(ReportGuard, report))?.reportId !== report.reportId)
        problem(`REPORT#${report.reportId} is open and has no guard`)
    }),
    on(ReportGuard, async ({ reportId }, { find, problem }) => {
      if ((await find(Report, { reportId }))?.status !== 'OPEN')
        problem(`the guard of REPORT#${reportId} is left, and it is not open`)
    }),
  ],
})
