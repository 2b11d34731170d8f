/** Why there is no camera picture. `insecure`: browsers give cameras only to pages that came by https. */
export type NoCamera = 'insecure' | 'none' | 'refused' | 'busy'

/** As large as MindAR is quick with on a phone. */
const wanted = { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: { ideal: 'environment' } }

/** Asks the person for the camera that looks into the room. Its pictures go into the video and nowhere else. */
export async function openCamera(
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined = navigator.mediaDevices,
): Promise<HTMLVideoElement | NoCamera> {
  if (!devices) return 'insecure'
  try {
    return await play(await devices.getUserMedia({ audio: false, video: wanted }))
  } catch (error) {
    return reasonOf(error)
  }
}

async function play(stream: MediaStream): Promise<HTMLVideoElement> {
  try {
    const video = document.createElement('video')
    video.className = 'ar-camera'
    video.muted = true
    video.playsInline = true
    video.srcObject = stream
    await video.play()
    return video
  } catch (error) {
    // Nobody else has the stream: the camera would stay lit as long as the page is there.
    for (const track of stream.getTracks()) track.stop()
    throw error
  }
}

/** The browser's names for it (Media Capture and Streams, 10.2). */
function reasonOf(error: unknown): NoCamera {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'busy'
}
