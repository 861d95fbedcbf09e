/**
 * Throws an error with a message for whoever reads it. What there is to say is loaded when something has
 * failed; what was given up by us is nobody's.
 */
export async function throwInOwnWords(error: unknown): Promise<never> {
  if (!(error instanceof Error) || error.name === 'AbortError') throw error
  const told = await import('./refusals/index.ts').catch(() => undefined)
  error.message = (await told?.messageOf(error)) ?? error.message
  throw error
}
