import { useEffect } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { setTheme } from '../../shell/theme.ts'
import { setMe, useMe } from './me.ts'
import { ChooseTheme } from './users.operations.ts'

const isTheme = (given: string | null | undefined): given is 'light' | 'dark' =>
  given === 'light' || given === 'dark'

/** What the profile says wins over what the device was told. */
export function useOwnTheme(): void {
  const theme = useMe()?.theme
  useEffect(() => {
    if (isTheme(theme)) setTheme(theme)
  }, [theme])
}

/** Here at once, and on one's other devices from then on. */
export function useChooseTheme(): (theme: 'light' | 'dark') => void {
  const { mutate } = useAct(ChooseTheme, { done: ({ updateProfile }) => setMe(updateProfile) })
  return (theme) => {
    setTheme(theme)
    mutate({ theme, requestId: newRequestId() })
  }
}
