import { Trouble } from '../../ui/trouble.tsx'

/** A page that fell over, or could not be had: what is around it stays. */
export const Broken = () => <Trouble onRetry={() => location.reload()} />

/** The same where there is nothing around it. */
export const BrokenApp = () => (
  <main>
    <Trouble isPage onRetry={() => location.reload()} />
  </main>
)
