const SILENT_MS = 7 * 86_400_000

interface Waiting {
  readonly status: string
  readonly createdAt: string
}

/** A week in which nobody has looked at it; the server reminds of the same. */
export const isSilent = ({ status, createdAt }: Waiting): boolean =>
  status === 'PENDING' && Date.now() - Date.parse(createdAt) >= SILENT_MS
