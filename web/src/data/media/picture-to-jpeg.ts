const QUALITY = 0.95;

/**
 * Converts a picture that the browser can read to JPEG; transparent parts become white. @throws Error when it cannot be
 * read
 */
export async function pictureToJpeg(file: File): Promise<File> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('No canvas');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, image.width, image.height);
  paper.drawImage(image, 0, 0);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('No JPEG');
  return new File([blob], `${file.name.replace(/\.[a-z0-9]+$/i, '')}.jpg`, { type: 'image/jpeg' });
}
