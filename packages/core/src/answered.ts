import { DomainError } from './errors.ts'

/** Whether it was removed or is hidden from them now, nobody is told. */
const doneAndGone = () =>
  new DomainError(
    'GONE',
    'requests.done',
    'This was done; what it was about is not there any more, or you may no longer see it.',
  )

/**
 * What a mutation answers with when its act is done, now or by an earlier request: the thing as the
 * viewer may see it now. Where that is nothing, "not found" would say that nothing was done.
 */
export async function answered<Answer>(show: () => Promise<Answer>): Promise<Answer> {
  try {
    return await show()
  } catch (error) {
    const isHidden =
      error instanceof DomainError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')
    throw isHidden ? doneAndGone() : error
  }
}
