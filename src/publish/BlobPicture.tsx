import { useEffect, useState } from 'react'

/** Shows a picture that lies in memory; its address is given back when the picture changes or goes. */
export function BlobPicture({ blob, alt }: { readonly blob: Blob; readonly alt: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(blob)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [blob])
  return address ? <img src={address} alt={alt} /> : null
}
