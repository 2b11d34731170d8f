import { translate } from '../i18n/translate.ts'
import { showToast } from '../ui/show-toast.tsx'
import { askWorker } from './ask-worker.ts'

/** Milliseconds that a worker may need to take its place before the page is loaded anyway. */
const patience = 3_000

/**
 * Says that a newer build is here, until somebody loads it or closes the note. What is open goes on as it is until then, and what is made is stored with
 * every edit, so that loading the page anew takes nothing away.
 */
export function tellNewVersion(worker: ServiceWorker): void {
  showToast({
    kind: 'plain',
    text: translate('common.newVersion'),
    action: { text: translate('common.loadIt'), onPress: () => void load(worker) },
    stays: true,
  })
}

async function load(worker: ServiceWorker): Promise<void> {
  const { serviceWorker } = navigator
  const taken = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, patience)
  })
  // With other pages of ours open it stays where it is: the page comes from the network then, and is as new.
  if (await askWorker(worker, { type: 'take-over' })) await taken
  location.reload()
}
