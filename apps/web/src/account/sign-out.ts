import { signOut } from '../api/session.ts'
import { toast } from '../ui/toasts.tsx'

/** For a button: who cannot be signed out now, for want of a network, hears that they are still in. */
export const onSignOut = (): void =>
  void signOut().catch((error: Error) => toast({ tone: 'bad', text: error.message }))
