package fr.parages.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
