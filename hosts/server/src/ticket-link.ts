import type { TicketPurpose } from '@longtable/accounts'

const PAGES: Readonly<Record<TicketPurpose, string>> = {
  'verify-email': '/goalsguild/verify',
  'reset-password': '/goalsguild/reset',
  'change-email': '/goalsguild/settings/security',
}

/**
 * The page that takes a mailed code. It begins with the address that the operator has set: what a
 * request says of its host is the caller's word, and would lead the code to whoever sent it.
 */
export const ticketLink = (
  publicUrl: string,
  { purpose, token }: { readonly purpose: TicketPurpose; readonly token: string },
): string => `${publicUrl}${PAGES[purpose]}?${new URLSearchParams({ token })}`
