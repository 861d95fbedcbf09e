import { newRequestId, useAct } from '../../api/act.ts'
import { toast } from '../../ui/toasts.tsx'
import { meReading } from '../users/me.ts'
import {
  CancelSubscription,
  OpenBillingPortal,
  ResumeSubscription,
  StartCheckout,
  type StartCheckoutVariables,
} from './billing.operations.ts'
import { BILLING } from './readings.ts'
import { useBillingWords } from './words/index.ts'

/** Where it is paid is another page, of whoever takes the money. */
const leave = (url: string) => location.assign(url)

export function usePaying() {
  const words = useBillingWords()
  const touches = [BILLING, meReading.queryKey]
  const said = (text: string) => () => toast({ tone: 'good', text })
  const checkout = useAct(StartCheckout, { done: ({ startCheckout }) => leave(startCheckout.url) })
  const portal = useAct(OpenBillingPortal, {
    done: ({ openBillingPortal }) => leave(openBillingPortal.url),
  })
  const cancel = useAct(CancelSubscription, { touches, done: said(words.cancelled) })
  const resume = useAct(ResumeSubscription, { touches, done: said(words.resumed) })
  const intent = () => ({ requestId: newRequestId() })
  return {
    isBusy: checkout.isPending || portal.isPending,
    buy: (tier: StartCheckoutVariables['tier']) => checkout.mutate({ tier, ...intent() }),
    openPortal: () => portal.mutate(intent()),
    cancel: () => cancel.mutate(intent()),
    resume: () => resume.mutate(intent()),
  }
}
