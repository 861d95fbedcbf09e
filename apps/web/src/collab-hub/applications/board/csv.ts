import { request } from '../../../api/client.ts'
import { RoleApplicantsCsv, type RoleApplicantsCsvData } from './board.operations.ts'

/** All pages of it; the first line names the columns. */
export async function csvOf(startupId: string, roleId: string): Promise<readonly string[]> {
  const lines: string[] = []
  let after: string | null = null
  do {
    const { roleApplicantsCsv }: RoleApplicantsCsvData = await request(RoleApplicantsCsv, {
      startupId,
      roleId,
      after,
    })
    lines.push(...roleApplicantsCsv.items)
    after = roleApplicantsCsv.after
  } while (after !== null)
  return lines
}
