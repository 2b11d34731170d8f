import { useWholePage } from '../ui/use-whole-page.ts'
import { TryAgain } from './TryAgain.tsx'

/** Instead of a screen that could not be drawn. */
export function ScreenFailed() {
  useWholePage()
  return (
    <main role="alert">
      <TryAgain />
    </main>
  )
}
