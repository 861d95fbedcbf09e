import type { Deps } from '@longtable/system'
import type { ArchiveTask } from './archive-task.entity.ts'

/** The rest is in the file. */
export const PROBLEMS_SHOWN = 20
const PROBLEM_CHARACTERS_MAX = 300

/** Reads everything that is stored; all that is wrong is one file, a line each. */
export async function checkStored(
  { files, inspect }: Pick<Deps, 'files' | 'inspect'>,
  { s3Key }: Pick<ArchiveTask, 's3Key'>,
  { done }: { done(count: number): Promise<void> },
) {
  if (!inspect) throw new Error('Nothing here can look at everything.')
  const { items, objects, bytes, problems } = await inspect(done)
  const lines = problems.length === 0 ? ['Nothing is wrong.'] : problems
  // A run that died may have left one.
  await files.remove(s3Key)
  await files.putOnce(s3Key, Buffer.from(`${lines.join('\n')}\n`))
  return {
    doneCount: objects,
    itemCount: items,
    fileCount: objects,
    fileBytes: bytes,
    problemCount: problems.length,
    problems: problems
      .slice(0, PROBLEMS_SHOWN)
      .map((problem) => problem.slice(0, PROBLEM_CHARACTERS_MAX)),
  }
}
